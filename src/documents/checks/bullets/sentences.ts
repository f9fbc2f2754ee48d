import type { ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { looksPast, verbForms } from '../words/verbs.ts';
import { weakStart } from './opening-checks.ts';
import { bare, type BulletOpening, openingOf, opensWithVerb } from './opening.ts';
import { atLeast, hasEnglishBullets, jobBullets, jobTexts, quoted, within } from './resume-bullets.ts';

/* Checks of how bullets are phrased: first person, passive, tense. */

/** What stands in quotation marks is somebody else's or a title. */
const QUOTATION = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]/gu;

/** Pronouns of the first person. "me" may be the rest of a parted word, so something must govern it; "I" must not be a Roman numeral ("Phase I trials"), "US" not a country. Where letters have accents, a word ends where no letter is: “problèmes” has no “mes”. */
const PRONOUNS: Readonly<Record<string, RegExp>> = {
  en: /(?:(?<=^|[.;:!?–—-]\s|\b(?:and|but|where|which|that|when|as|because|while|what|so|team|time|before|after|if|until)\s)I(?=\s\p{Ll})|\bI['’](?:m|ve|d|ll)\b|(?<![-\p{L}])(?:my|myself|we|our|ours|us|ourselves)(?![-\p{L}])|(?<=\b(?:to|for|by|with|of|from|under|let|made|gave|taught|helped|allowed|asked) )me\b|(?:^|[.;!?]\s)(?:My|We|Our)(?=\s\p{Ll}))/gu,
  de: /(?<!\p{L})(?:[Ii]ch|[Mm]ein(?:e[mnrs]?)?|mich|mir|[Uu]nser(?:e[mnrs]?)?)(?!\p{L})/gu,
  fr: /(?<!\p{L})(?:[Jj]['’](?=\p{L})|(?:[Jj]e|[Mm]on|[Mm]es|moi|notre|nos)(?!\p{L}))/gu,
  es: /(?<!\p{L})(?:[Yy]o|[Mm]i|[Mm]is|nuestr[ao]s?)(?!\p{L})/gu,
  pt: /(?<!\p{L})(?:[Ee]u|[Mm]eus?|[Mm]inhas?|noss[ao]s?)(?!\p{L})/gu,
};

/** The pronouns of the first person in a text. */
export function firstPersonWords(text: string, language: string): string[] {
  const pattern = PRONOUNS[language];
  if (pattern === undefined) return [];
  return (text.replace(QUOTATION, ' ').match(pattern) ?? []).map((word) => word.replace(/^[^\p{L}]+/u, ''));
}

const judged = (input: CheckInput): ParsedValue[] => [...jobTexts(input), ...input.resume.summary];

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

function found(texts: readonly ParsedValue[], language: string) {
  return texts.flatMap(({ value, source }) =>
    firstPersonWords(value, language).map((word) => ({ word, place: within(source, word) })),
  );
}

function fault(words: ReturnType<typeof found>, who: string) {
  return {
    title: `${who} in the first person: ${quoted(words.map(({ word }) => word))}, at least ${words.length === 1 ? 'once' : `${String(words.length)} times`}`,
    suggestion: 'Leave the pronoun out: “Built a team of six” instead of “I built my team of six”.',
    places: words.map(({ place }) => place),
  };
}

/** A form of "be" and the word after it, an adverb between them or not. */
const BE =
  /\b(?:was|were|is|are|been|being)\s+(?:(?:also|not|then|later|\p{L}{3,}ly)\s+)?(\p{L}+(?:-\p{L}+)*)/giu;

/** What is done to somebody and does them honor, and participles that are adjectives. */
const FINE = new Set(
  `promoted awarded selected recognized recognised nominated elected chosen named honored honoured invited appointed
  hired asked recruited commended praised ranked rated voted certified trained published featured cited adopted approved
  licensed based located known interested dedicated committed experienced skilled qualified motivated involved required
  needed limited related used supposed tired retired married engaged unmatched unprecedented increased red bed united
  responsible tasked charged entrusted`.split(/\s+/),
);

/** The passive of a bullet's own sentence; clauses that follow a verb in the active are left alone. */
export function passiveOf(text: string): string | undefined {
  if (opensWithVerb(openingOf(text))) return undefined;
  for (const match of text.matchAll(BE)) {
    const [phrase, participle = ''] = match;
    const before = text.slice(0, match.index);
    if (/\b(?:who|which|that|whose|whom|what|where|when|while|if|as|because|since|so)\b/iu.test(before))
      return undefined;
    if (FINE.has(participle.toLowerCase())) continue;
    const sure = verbForms(participle).some(({ tense }) => tense === 'participle') || looksPast(participle);
    // "were up", "was lead" and the like: a base form that is no participle.
    if (
      sure &&
      !/^(?:run|come|become|set|cost|put|open|clear|clean|complete|present|direct|separate)$/iu.test(
        participle,
      )
    )
      return phrase;
  }
  return undefined;
}

/** Sentences in the passive. */
export const passive: Check = {
  id: 'bullets/passive',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'The passive says that something was done and leaves open whether you did it.',
  passed: 'Bullets are in the active voice',
  applies: hasEnglishBullets,
  find(input) {
    const found = jobBullets(input).flatMap(({ text, source }) => {
      const phrase = weakStart(text) === undefined ? passiveOf(text) : undefined;
      return phrase === undefined ? [] : [{ phrase, place: within(source, phrase), text }];
    });
    if (found.length === 0) return [];
    return [
      {
        title: `What you did is told in the passive: ${quoted(found.map(({ phrase }) => phrase))}`,
        suggestion:
          'Begin with the verb and say who did it by leaving yourself out: “Prepared the reports”, not “The reports were prepared”.',
        places: found.map(({ place }) => place),
      },
    ];
  },
};

/** What follows a verb and hardly ever a noun in its place: "Lead a team", but "Lead developer". */
const AFTER_VERB =
  /^(?:a|an|the|all|each|every|any|multiple|various|several|new|up|out|down|over|daily|weekly|monthly|its|their|his|her|our|my|[\d$€£].*|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds)$/iu;

/**
 * The past of a verb that opens a bullet in the present, as "managed" for "Manage"; undefined where the opening is no
 * verb for sure or already in the past.
 */
export function presentOpening(opening: BulletOpening): { written: string; past: string } | undefined {
  const { word, rest } = opening;
  const forms = verbForms(word);
  const present = forms.find(({ tense }) => tense === 'base' || tense === 'third');
  if (present === undefined || forms.some(({ tense }) => tense === 'past')) return undefined;
  const { verb, tense } = present;
  if (verb.ambiguous && !AFTER_VERB.test(bare(rest[0] ?? '')) && !joinsVerb(rest)) return undefined;
  // "Nurses the plants" is rare, "Nurses a day" are people.
  if (verb.ambiguous && tense === 'third' && !/^(?:a|an|the)$/iu.test(rest[0] ?? '')) return undefined;
  return { written: word, past: verb.past };
}

/** "Design and implement": the second is surely a verb, and so the first is one too. */
function joinsVerb([and, next = '']: readonly string[]): boolean {
  return (
    /^(?:and|&)$/iu.test(and ?? '') &&
    verbForms(bare(next)).some(({ tense, verb }) => tense === 'base' && !verb.ambiguous)
  );
}

/** The present tense in a job that has ended. The past in a current job tells of what is finished, and is fine. */
export const tense: Check = {
  id: 'bullets/tense',
  group: 'bullets',
  area: 'experience',
  severity: 'medium',
  why: 'The present says that you still do it, while the dates of the job say that you left.',
  passed: 'Jobs that ended are told in the past',
  applies: (input) => hasEnglishBullets(input) && jobBullets(input).some(({ tense: of }) => of === 'past'),
  find(input) {
    const found = jobBullets(input).flatMap(({ text, source, tense: of }) => {
      const present = of === 'past' ? presentOpening(openingOf(text)) : undefined;
      return present === undefined ? [] : [{ ...present, place: within(source, text) }];
    });
    const [first] = found;
    if (first === undefined) return [];
    const changes = [...new Map(found.map(({ written, past }) => [written, past]))];
    return [
      {
        title: `${atLeast(found.length, 'bullet of a past job is', 'bullets of past jobs are')} in the present: “${first.written}”`,
        suggestion: `Write it in the past: ${changes
          .slice(0, 4)
          .map(([written, past]) => `“${past.charAt(0).toUpperCase()}${past.slice(1)}” for “${written}”`)
          .join(', ')}.`,
        places: found.map(({ place }) => place),
      },
    ];
  },
};
