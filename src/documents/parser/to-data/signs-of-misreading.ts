import { findDates } from '../resume/dates/find-dates.ts';
import { degreeScore } from '../resume/entries/education.ts';
import { headingKind } from '../resume/sections/heading-kind.ts';
import { fold } from '../resume/text/fold.ts';
import { placeScore, titleScore } from '../resume/words/score.ts';

/* What a careful person would stumble over in a value, whatever it was read by. */

/** Words after which a name goes on, in the languages that we read. */
const GOES_ON = new Set(
  `of the and in for at to with und der die das fur im bei mit von zur zum de du des la le les et en a au aux pour
   del y e em da do das dos para o i w z na im ul van het een voor met bij в и на по для с`.split(/\s+/u),
);

/** Names of more words are rather sentences. */
const MOST_WORDS = 14;
/** A sentence ends with a full stop; shorter names may too: "Acme Inc.". */
const SENTENCE_WORDS = 6;

/** Whether what should be somebody's title, an employer, a degree or a school is the half of one, or something else. */
export function isMisreadName(text: string): boolean {
  const words = text.trim().split(/\s+/u);
  return (
    isFragment(text) ||
    words.length > MOST_WORDS ||
    (words.length > SENTENCE_WORDS && /\p{Ll}{3}[.!?]$/u.test(text)) ||
    /@|https?:|\s[|•·]\s/iu.test(text) ||
    (text.match(/\d/gu)?.length ?? 0) >= PHONE_DIGITS ||
    findDates(text).some(({ kind, confidence }) => kind === 'period' || confidence > SURE_DATE) ||
    headsSection(text)
  );
}

const SURE_DATE = 0.9;
/** A number of so many figures is a telephone's. */
const PHONE_DIGITS = 7;

/** Whether a text begins or ends within something: it was cut where a line ended, or torn off what stands beside it. */
export function isFragment(text: string): boolean {
  const trimmed = text.trim();
  const words = trimmed.split(/\s+/u);
  const last = fold(words.at(-1) ?? '');
  return (
    /[-\u00ad‐&,/]$/u.test(trimmed) ||
    /^[)\]}.,;:!?&/+]/u.test(trimmed) ||
    isUnbalanced(trimmed) ||
    (words.length > 1 && GOES_ON.has(last) && words.at(-1) === last) ||
    beginsWithin(words)
  );
}

/** A name begins with a capital, save for marks of their own such as "dm" or "iFood", and for particles. */
function beginsWithin(words: readonly string[]): boolean {
  const [first = ''] = words;
  if (!/^\p{Ll}+$/u.test(first) || titleScore(first) >= 1 || degreeScore(first) > 0) return false;
  return words.length === 1 || first.length <= SMALL_WORD;
}

const SMALL_WORD = 5;

/** Brackets of which one is missing. */
function isUnbalanced(text: string): boolean {
  return text.split(/[([]/u).length !== text.split(/[)\]]/u).length;
}

/** Whether a text is what sections are headed by. A single word may be a title too: "Volunteer". */
export function headsSection(text: string): boolean {
  const heading = headingKind(text);
  return heading?.exact === true && titleScore(text) < 1;
}

/** Whether a text begins with two headings of a word each: sections that stood beside each other were read across. */
export function beginsWithTwoHeadings(text: string): boolean {
  const [first = '', second = '', next] = text.trim().split(/\s+/u);
  const areHeadings = [first, second].every((word) => /^\p{Lu}/u.test(word) && headsSection(word));
  return areHeadings && next !== undefined && headingKind(first)?.kind !== headingKind(second)?.kind;
}

/** Whether what should be a title is the name of a town. */
export function isOnlyPlace(text: string): boolean {
  return placeScore(text) >= SURE_PLACE && titleScore(text) < 1;
}

const SURE_PLACE = 0.95;

/** Whether a text is not what people are called. */
export function isUnlikeName(name: string): boolean {
  const words = name.trim().split(/\s+/u);
  return (
    words.length < 2 ||
    words.length > 6 ||
    /[\d@:/|•]/u.test(name) ||
    headsSection(name) ||
    titleScore(name) >= 2 ||
    isOnlyPlace(name)
  );
}
