import { type ActionVerb, actionVerbs } from './action-verbs.ts';

export type Tense = 'base' | 'past' | 'participle' | 'third' | 'gerund';

/** What a word can be, if it is a form of a verb that we know. */
export type VerbForm = { verb: ActionVerb; tense: Tense };

const TENSES = ['base', 'past', 'participle', 'third', 'gerund'] as const;

/** Spellings of other Englishes, where a final consonant is doubled or is not. */
const DOUBLED_L = /^(?:travel|model|label|counsel|channel|fuel|level|program|focus|remodel|refuel)$/;

const forms = new Map<string, VerbForm[]>();
for (const verb of actionVerbs) {
  for (const tense of TENSES) add(verb[tense], { verb, tense });
  if (DOUBLED_L.test(verb.base)) {
    const double = verb.base + (verb.base.at(-1) ?? '');
    add(`${double}ed`, { verb, tense: 'past' });
    add(`${double}ed`, { verb, tense: 'participle' });
    add(`${double}ing`, { verb, tense: 'gerund' });
  }
  if (verb.base === 'forecast') add('forecasted', { verb, tense: 'past' });
  if (verb.base === 'broadcast') add('broadcasted', { verb, tense: 'past' });
}

function add(form: string, entry: VerbForm): void {
  const known = forms.get(form);
  if (known === undefined) forms.set(form, [entry]);
  else known.push(entry);
}

/** Every verb that a word can be a form of; "co-led" and "re-trained" count as what stands after the hyphen. */
export function verbForms(word: string): readonly VerbForm[] {
  const small = word.toLowerCase().replace(/’/g, "'");
  return forms.get(small) ?? forms.get(small.split('-').at(-1) ?? '') ?? [];
}

/** Whether a word is, or by its ending must be, a verb's past: "Zigzagged" is one though no list has it. */
export function looksPast(word: string): boolean {
  return verbForms(word).some(({ tense }) => tense === 'past') || /^\p{L}{2,}(?:-\p{L}+)*ed$/iu.test(word);
}

/** The past of the verb that a gerund or a base form belongs to: "managing" gives "managed". */
export function pastOf(word: string): string | undefined {
  const [form] = verbForms(word).filter(({ tense }) => tense === 'gerund' || tense === 'base');
  return form?.verb.past;
}
