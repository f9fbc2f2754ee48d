import { verbForms, looksPast } from '../words/verbs.ts';

/** How a bullet begins: its first word that counts, and the words after it. */
export type BulletOpening = { word: string; rest: readonly string[] };

/** A label before the sentence proper: "Leadership: Led a team". */
const LABEL = /^(?!\S+\s+(?:a|an|the|of|and|for|to)\s)[^:]{2,40}:\s+(?=\S)/u;

/** Words before the verb that leave it the opening one. */
const BEFORE_VERB =
  /^(?:also|personally|then|now|currently|often|regularly|jointly|together|still|\p{L}{3,}ly)$/iu;

/** Adjectives and verbs that end like adverbs. */
const NO_ADVERB =
  /^(?:daily|weekly|monthly|yearly|quarterly|early|only|friendly|family|assembly|apply|supply|rely|reply|comply|multiply|rally|tally|july|italy|anomaly|monopoly)$/iu;

/** The opening of a bullet, without a label and without adverbs. */
export function openingOf(text: string): BulletOpening {
  const label = LABEL.exec(text)?.[0];
  const plain = label !== undefined && label.trim().split(' ').length <= 3 ? text.slice(label.length) : text;
  const words = plain.replace(/^[^\p{L}\p{N}$€£#+]+/u, '').split(/\s+/);
  const start = words.findIndex((word) => !BEFORE_VERB.test(bare(word)) || NO_ADVERB.test(bare(word)));
  const from = start === -1 ? 0 : start;
  return { word: bare(words[from] ?? ''), rest: words.slice(from + 1) };
}

/** A word without the marks around it. */
export function bare(word: string): string {
  return word.replace(/^[^\p{L}\p{N}$€£]+/u, '').replace(/(?<![^\p{L}\p{N}%])[^\p{L}\p{N}%]+$/u, '');
}

/** Whether the first word is, or may be, a form of a verb. */
export function opensWithVerb({ word }: BulletOpening): boolean {
  return verbForms(word).length > 0 || looksPast(word);
}

/** Words that cannot open a sentence as its verb: articles, prepositions, pronouns, conjunctions, adjectives. */
const FUNCTION_WORDS = new Set(
  `a an the this that these those my our your his her their its i we he she it they in on at by for from with without
  within under over during after before through throughout across between among as of to into about because when
  while where who which there here all both each every several various many some and or but also more most new
  strong excellent good great proven successful responsible able accountable main primary key daily weekly monthly
  quarterly yearly annual duties responsibilities responsibility`.split(/\s+/),
);

/** Nouns that bullets begin with and that look like verbs. */
const NOUNS = new Set(
  `team teams customer customers client clients sales revenue member employee employees manager knowledge experience
  skills projects communication data patients students guests achievements accomplishments highlights recipient winner
  inventory reports software marketing quality safety cash employee-of-the-month proficiency expertise ownership point
  liaison leader analyst developer engineering accounts meetings events policies procedures training operations payroll`.split(
    /\s+/,
  ),
);

/** Endings of nouns that no verb has, in words long enough to trust them. */
const NOUN_ENDING = /^\p{L}{3,}(?:tion|sion|ment|ness|ance|ence|ship|ity|ism|ology|ants|ents)s?$/iu;

/** Verbs that end like those nouns. */
const VERB_LIKE =
  /^(?:implement|document|supplement|complement|compliment|augment|experiment|comment|cement|lament|segment|fragment|invent|ferment|torment|orient|patent|mention|position|function|commission|auction|caution|condition|motion|option|partition|petition|provision|question|ration|section|sanction|station|transition|vision|envision|audition|witness|harness|business|balance|finance|influence|advance|enhance|ensure|reference|sequence|evidence|experience|distance|glance|silence|commence|license|sentence|showcase|champion|worship|pension|mission|tension|requisition|apportion)s?$/iu;

/** Whether the first word is certainly not a verb. */
export function surelyNoVerb(opening: BulletOpening): boolean {
  const { word } = opening;
  if (word === '') return false;
  if (/^[\p{N}$€£+]/u.test(word)) return true;
  const small = word.toLowerCase();
  if (FUNCTION_WORDS.has(small)) return true;
  if (VERB_LIKE.test(small) || opensWithVerb(opening)) return false;
  return NOUNS.has(small) || NOUN_ENDING.test(small);
}
