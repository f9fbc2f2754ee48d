import type { Check, Fault } from '../check.ts';
import type { CheckInput, Speller } from '../check-input.ts';
import { misspellings } from '../words/misspellings.ts';
import { resumeTexts } from '../words/resume-texts.ts';
import { slipOf } from '../words/slips.ts';
import { type SpelledText, type SpelledWord, textsToSpell } from './words-to-spell.ts';
import { wholeWords } from './whole-words.ts';

/* The check of spelling: words that no dictionary has, and right words in a wrong place. */

/** A word that comes again and again is a term we do not know rather than a slip. */
const TERM_FROM = 3;
/** Where so many words of a text are unknown, it is of another language, or a list of names. */
const FEW_UNKNOWN = 2;
const SHARE_UNKNOWN = 0.25;

/** Words of which it is known how they are misspelled, and one-letter slips of words that everybody uses. */
export const spelling: Check = {
  id: 'language/spelling',
  group: 'language',
  area: 'document',
  severity: 'low',
  why: 'In an experiment with recruiters, resumes full of errors were 18.5 percentage points less likely to lead to an interview, and a few errors cost 7.3.',
  reference: { title: 'Sterkens et al., PLOS ONE 2023', url: 'https://doi.org/10.1371/journal.pone.0283280' },
  passed: 'No common misspelling',
  applies: (input) =>
    input.resume.language === 'en' &&
    input.speller !== undefined &&
    textsToSpell(input).some(({ words }) => words.length > 0),
  find(input) {
    const { speller } = input;
    if (speller === undefined) return [];
    const words = textsToSpell(input)
      .filter((text) => isEnglish(text, speller))
      .flatMap((text) => text.words);
    const byWord = Map.groupBy(words, ({ word }) => word.toLowerCase());
    const faults = [...byWord].flatMap(([word, uses]): Fault[] => {
      const meant = meantBy(word, uses, input);
      const whole = meant === undefined ? [] : uses.filter((use) => isWhole(use, input));
      return meant === undefined || whole.length === 0 ? [] : [fault(whole, meant)];
    });
    return [...faults, ...wrongWordFaults(input)];
  },
};

/** The word that a misspelled one is meant to be; undefined where it may be right. */
function meantBy(
  word: string,
  uses: readonly SpelledWord[],
  { speller, file }: CheckInput,
): string | undefined {
  const listed = misspellings.get(word);
  if (listed !== undefined) return listed;
  const isTerm = uses.length >= TERM_FROM || uses.some(({ capital }) => capital);
  if (isTerm || speller === undefined || speller.knows(word)) return undefined;
  const meant = slipOf(word);
  // In a file, "eficient" may have lost a joined sign, and not a letter that somebody forgot.
  const mayLackSign = LIGATURES.some((sign) => meant?.includes(sign) === true && !word.includes(sign));
  return file && mayLackSign ? undefined : meant;
}

const LIGATURES = ['ff', 'fi', 'fl', 'tt', 'ti'];

/** Whether most words of a text are known: others are of another language. */
function isEnglish({ words }: SpelledText, speller: Speller): boolean {
  const unknown = words.filter(({ word }) => !misspellings.has(word.toLowerCase()) && !speller.knows(word));
  return unknown.length < FEW_UNKNOWN || unknown.length < words.length * SHARE_UNKNOWN;
}

/** In a document that is being edited, every word is. */
const isWhole = ({ word, text }: SpelledWord, { file }: CheckInput): boolean =>
  file === undefined || wholeWords(text, file).has(word);

function fault(uses: readonly SpelledWord[], meant: string): Fault {
  const [first] = uses;
  const written = first?.word ?? '';
  const better = /^[A-Z]/.test(written) ? meant.charAt(0).toUpperCase() + meant.slice(1) : meant;
  const times = uses.length === 1 ? '' : `, at least ${String(uses.length)} times`;
  return {
    title: `“${written}” is misspelled${times}`,
    suggestion: `Write “${better}”.`,
    ...(first !== undefined && { area: first.text.area }),
    places: uses.map(({ text, word }) => ({ ...text.source, snippet: word })),
  };
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
