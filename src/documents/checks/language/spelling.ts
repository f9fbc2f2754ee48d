import type { Check, CheckInput, Fault, Speller } from '../check.ts';
import { misspellings } from '../words/misspellings.ts';
import { isPlainSlip } from '../words/near-words.ts';
import { resumeTexts } from '../words/resume-texts.ts';
import { verbForms } from '../words/verbs.ts';
import { type SpelledWord, wordsToSpell } from './words-to-spell.ts';

/* The check of spelling: words that no dictionary has, and right words in a wrong place. */

/** Unknown words are looked up until so many were; each takes a millisecond, and some far longer. */
const MOST_LOOKED_UP = 60;
const MOST_SLOW = 12;

/** A word that comes again and again is a term we do not know rather than a slip. */
const TERM_FROM = 3;

/** Words that are clearly misspelled: close to a word we know, and no name or term by all signs. */
export const spelling: Check = {
  id: 'language/spelling',
  group: 'language',
  area: 'document',
  severity: 'high',
  why: 'In an experiment with recruiters, resumes full of errors were 18.5 percentage points less likely to lead to an interview, and a few errors cost 7.3.',
  reference: { title: 'Sterkens et al., PLOS ONE 2023', url: 'https://doi.org/10.1371/journal.pone.0283280' },
  passed: 'No misspelled words',
  applies: ({ resume, speller }) =>
    resume.language === 'en' && speller !== undefined && wordsToSpell(resume).length > 0,
  find(input) {
    const { resume, speller } = input;
    if (speller === undefined) return [];
    const byWord = Map.groupBy(wordsToSpell(resume), ({ word }) => word.toLowerCase());
    const unknown = [...byWord].filter(([word]) => !speller.knows(word)).slice(0, MOST_LOOKED_UP);
    let slow = 0;
    const faults = unknown.flatMap(([word, uses]): Fault[] => {
      // What is long and has no near neighbor takes a search of the whole dictionary.
      if (word.length >= 8 && (slow += 1) > MOST_SLOW && !misspellings.has(word)) return [];
      const meant = meantBy(word, uses, speller);
      return meant === undefined ? [] : [fault(uses, meant)];
    });
    return [...faults, ...wrongWordFaults(input)];
  },
};

/** The word that a misspelled one is meant to be; undefined where it may be right. */
function meantBy(word: string, uses: readonly SpelledWord[], speller: Speller): string | undefined {
  const known = misspellings.get(word);
  if (known !== undefined) return known;
  if (uses.length >= TERM_FROM) return undefined;
  const candidates = speller.suggest(word).filter((each) => each.charAt(0).toLowerCase() === word.charAt(0));
  const slip = candidates.find((each) => isPlainSlip(word, each.toLowerCase()));
  if (slip !== undefined && word.length >= 5) return slip;
  // Of what may be a name, only a verb's misspelling is sure.
  if (uses.every(({ mayBeName }) => mayBeName)) {
    return word.length >= 6
      ? candidates.find((each) => verbForms(each).some(({ tense }) => tense !== 'base'))
      : undefined;
  }
  const [first] = candidates;
  return first !== undefined &&
    word.length >= 6 &&
    distance(word, first.toLowerCase()) <= (word.length >= 9 ? 2 : 1)
    ? first
    : undefined;
}

function fault(uses: readonly SpelledWord[], meant: string): Fault {
  const [first] = uses;
  const written = first?.word ?? '';
  const better = /^[A-Z]/.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  const times = uses.length === 1 ? '' : `, ${String(uses.length)} times`;
  return {
    title: `“${written}” is misspelled${times}`,
    suggestion: `Write “${better}”.`,
    ...(first !== undefined && { area: first.area }),
    places: uses.map(({ source, word }) => ({ ...source, snippet: word })),
  };
}

/** How many letters have to be changed, added or left out to make one word of another. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const kept = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(kept, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Right words in a wrong place, which no speller sees; only where the words around them leave no doubt. */
const WRONG_WORDS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:project|sales|store|general|office|account|product|marketing|operations|assistant|case|program|branch|shift|team|brand|senior|regional|restaurant|property) mangers?\b/iu,
    'manger',
    'manager',
  ],
  [/\bmanger of (?:the|a|sales|operations|marketing)\b/iu, 'manger', 'manager'],
  [
    /\bpubic (?:relations|speaking|health|policy|sector|service|administration|schools?|affairs|accounting|safety|library|works|transport\w*)\b/iu,
    'pubic',
    'public',
  ],
  [
    /\bcostumer (?:service|satisfaction|support|relations|relationships?|experience|care|success|needs|complaints|inquiries|base|facing|retention)\b/iu,
    'costumer',
    'customer',
  ],
  [
    /\bprinciple (?:engineer|consultant|investigator|architect|scientist|analyst|designer|developer)\b/iu,
    'principle',
    'principal',
  ],
  [/\basses (?:the|and|risks?|needs|patients|students|clients|customers|performance)\b/iu, 'asses', 'assess'],
  [/\bform (?:(?:19|20)\d\d to (?:19|20)\d\d|scratch\b|start to finish\b)/iu, 'form', 'from'],
  [
    /\blead(?= (?:to|the team to) (?:a|an) \d+% (?:increase|decrease|rise|drop|reduction|growth))/iu,
    'lead',
    'led',
  ],
  [/\bin excess off\b/iu, 'off', 'of'],
  [/\bresponsible form\b/iu, 'form', 'for'],
  [/\b(?:attention to|eye for) derail\b/iu, 'derail', 'detail'],
  [/\bexperience in costumer\b/iu, 'costumer', 'customer'],
  [/\bmicrosoft (?:word|office|excel) suit\b/iu, 'suit', 'suite'],
  [
    /\b(?:cash|bank|financial|legal|medical) stationary\b|\boffice stationary\b/iu,
    'stationary',
    'stationery',
  ],
];

/** Words of `resume` that are spelled like another one. */
function wrongWordFaults({ resume }: CheckInput): Fault[] {
  return resumeTexts(resume).flatMap(({ value, source, area }) =>
    WRONG_WORDS.flatMap(([pattern, wrong, right]): Fault[] => {
      const written = pattern.exec(value)?.[0];
      if (written === undefined) return [];
      return [
        {
          title: `“${written}” has the wrong word`,
          suggestion: `Write “${right}” for “${wrong}”.`,
          area,
          places: [{ ...source, snippet: written }],
        },
      ];
    }),
  );
}
