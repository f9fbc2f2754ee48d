import { resumeTexts } from '../words/resume-texts.ts';
import type { CheckInput, Fault } from '../check.ts';

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
export function wrongWordFaults({ resume }: CheckInput): Fault[] {
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
