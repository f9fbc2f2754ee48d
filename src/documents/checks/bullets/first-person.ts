import type { Check, CheckInput } from '../check.ts';
import { counted, jobTexts, quoted, within } from './resume-bullets.ts';
import type { Read } from '../../readback/read-resume.ts';

/** What stands in quotation marks is somebody else's or a title. */
const QUOTATION = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]/gu;

/** Pronouns of the first person. "me" may be the rest of a parted word, so something must govern it; "I" must not be a Roman numeral ("Phase I trials"), "US" not a country. */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /(?:(?<=^|[.;:!?–—-]\s|\b(?:and|but|where|which|that|when|as|because|while|what|so|team|time|before|after|if|until)\s)I(?=\s\p{Ll})|\bI['’](?:m|ve|d|ll)\b|(?<![-\p{L}])(?:my|myself|we|our|ours|us|ourselves)(?![-\p{L}])|(?<=\b(?:to|for|by|with|of|from|under|let|made|gave|taught|helped|allowed|asked) )me\b|(?:^|[.;!?]\s)(?:My|We|Our)(?=\s\p{Ll}))/gu,
  de: /\b(?:[Ii]ch|[Mm]ein(?:e[mnrs]?)?|mich|mir|[Uu]nser(?:e[mnrs]?)?)\b/gu,
  fr: /(?:\b[Jj]e\b|\b[Jj]['’](?=\p{L})|\b(?:[Mm]on|[Mm]es|moi|notre|nos)\b)/gu,
  es: /\b(?:[Yy]o|[Mm]i|[Mm]is|nuestr[ao]s?)\b/gu,
  pt: /\b(?:[Ee]u|[Mm]eus?|[Mm]inhas?|noss[ao]s?)\b/gu,
};

/** The pronouns of the first person in a text. */
export function firstPersonWords(text: string, language: string): string[] {
  const pattern = PRONOUNS[language];
  if (pattern === undefined) return [];
  return (text.replace(QUOTATION, ' ').match(pattern) ?? []).map((word) => word.replace(/^[^\p{L}]+/u, ''));
}

const judged = (input: CheckInput): Read[] => [...jobTexts(input), ...input.resume.summary];

/** "I", "my" and "our". In the summary too, where many write so: there it weighs little. */
export const firstPerson: Check = {
  id: 'bullets/first-person',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'A resume is about you throughout, so “I” and “my” take room and say nothing; resumes are usually written without.',
  passed: 'No “I” or “my”',
  applies: (input) => PRONOUNS[input.resume.language] !== undefined && judged(input).length > 0,
  find(input) {
    const inJobs = found(jobTexts(input), input.resume.language);
    const inSummary = found(input.resume.summary, input.resume.language);
    return [
      ...(inJobs.length === 0 ? [] : [fault(inJobs, 'Your jobs speak')]),
      ...(inSummary.length === 0
        ? []
        : [
            {
              ...fault(inSummary, 'Your summary speaks'),
              area: 'summary' as const,
              severity: 'low' as const,
            },
          ]),
    ];
  },
};

function found(texts: readonly Read[], language: string) {
  return texts.flatMap(({ value, source }) =>
    firstPersonWords(value, language).map((word) => ({ word, place: within(source, word) })),
  );
}

function fault(words: ReturnType<typeof found>, who: string) {
  return {
    title: `${who} in the first person: ${quoted(words.map(({ word }) => word))}, ${counted(words.length, 'time')}`,
    suggestion: 'Leave the pronoun out: “Built a team of six” instead of “I built my team of six”.',
    places: words.map(({ place }) => place),
  };
}
