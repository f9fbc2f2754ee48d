import { languageOfText } from '#documents/parser/resume/text/language.ts';
import { type AdLine, adLines, type Wanted, namedPhrases, repeatedPhrases } from './ad-text.ts';
import { titleOfAd } from './ad-title.ts';
import { type Degree, degreeIn } from './degrees.ts';
import { knownTermIndex, findTerms, type KnownTerm } from './known-terms.ts';

/** What an ad asks for: something to know or hold, years of work, or a degree. */
export type AdTerm =
  | { kind: 'skill'; term: KnownTerm; written: string; known: boolean }
  | { kind: 'years'; years: number; written: string }
  | { kind: 'degree'; degree: Degree; written: string };

/** A job ad as far as a machine understands it. */
export type JobAd = {
  text: string;
  language: string;
  title: string | undefined;
  required: readonly AdTerm[];
  niceToHave: readonly AdTerm[];
  /** Named among the duties only. */
  mentioned: readonly AdTerm[];
};

const YEARS =
  /\b(?:(?:at least|minimum(?: of)?|over|more than|mindestens|au moins|al menos|mínimo de)\s+)?(\d{1,2}|one|two|three|four|five|six|seven|eight|ten)(?:\s*(?:\+|plus))?(?:\s*(?:-|–|to|bis|à|a)\s*\d{1,2})?\+?\s*(?:years?|yrs\.?|jahre\p{L}*|ans|années|años|anos)\b(?=[^.;]{0,60}(?:experience|erfahrung|expérience|experiencia|experiência|\bin\b|\bof\b|\bas\b|$))/iu;
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** At most so many words that an ad repeats, and that no list of ours has, are taken as its terms. */
const MOST_REPEATED = 6;

/** Reads what a job ad asks for, told apart by the ad's own headings and words. */
export function readJobAd(text: string): JobAd {
  const lines = adLines(text);
  const hasRequirements = lines.some(({ wanted, underHeading }) => wanted === 'required' && underHeading);
  const taken = new Set<string>();
  const collect = (wanted: Wanted): AdTerm[] =>
    lines
      .filter((line) => line.wanted === wanted)
      .flatMap((line) => termsOf(line))
      .filter((term) => isNew(term, taken));
  const required = collect('required');
  const niceToHave = collect('nice');
  const repeated = repeatedPhrases(lines.filter(({ wanted }) => wanted !== 'other').map((line) => line.text))
    .slice(0, MOST_REPEATED)
    .map(ownTerm)
    .filter((term) => isNew(term, taken));
  const duties = [...collect('duty'), ...repeated];
  return {
    text,
    language: languageOfText(text),
    title: titleOfAd(text),
    // An ad without headings asks for what it names.
    required: hasRequirements || required.length > 3 ? required : [...required, ...duties],
    niceToHave,
    mentioned: hasRequirements || required.length > 3 ? duties : [],
  };
}

function termsOf({ text, wanted }: AdLine): AdTerm[] {
  const known = findTerms(text, knownTermIndex);
  const terms: AdTerm[] = known.map(({ term, written }) => ({ kind: 'skill', term, written, known: true }));
  if (wanted === 'duty') return terms;
  // What shares a word with a known term is a part of it, or more than it: "current RN license".
  const covered = new Set(known.flatMap(({ written }) => wordsIn(written)));
  const phrases = namedPhrases(text).filter((phrase) => !wordsIn(phrase).some((word) => covered.has(word)));
  const degrees = degreesIn(text).filter(
    ({ written }) => !wordsIn(written).some((word) => covered.has(word)),
  );
  return [...yearsIn(text), ...degrees, ...terms, ...phrases.map(ownTerm)];
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

function yearsIn(text: string): AdTerm[] {
  const match = YEARS.exec(text);
  if (match === null) return [];
  const [written, amount = ''] = match;
  const years = /^\d/.test(amount) ? Number(amount) : NUMBERS.indexOf(amount.toLowerCase());
  return years > 0 && years <= 20 ? [{ kind: 'years', years, written }] : [];
}

function degreesIn(text: string): AdTerm[] {
  const degree = degreeIn(text);
  return degree === undefined ? [] : [{ kind: 'degree', degree: degree.degree, written: degree.written }];
}

const ownTerm = (written: string): AdTerm => ({
  kind: 'skill',
  known: false,
  written,
  term: { name: written, forms: [written] },
});

/** Whether a term has not come up yet; one that is required is not also nice to have. */
function isNew(term: AdTerm, taken: Set<string>): boolean {
  const key = term.kind === 'skill' ? term.term.name.toLowerCase() : term.kind;
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
}
