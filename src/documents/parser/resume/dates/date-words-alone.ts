import { anyOf, fold } from '../text/fold.ts';
import {
  FROM_WORDS,
  MONTH_NAMES,
  PRESENT_WORDS,
  SEASON_NAMES,
  SINCE_WORDS,
  UNTIL_WORDS,
} from '../words/date-words.ts';

const SEASONS = Object.values(SEASON_NAMES);
/** What says when, without a year. */
const WHEN = anyOf([...MONTH_NAMES, ...SEASONS].flatMap((names) => names.split('|')));
/** What may stand around it. */
const AROUND = anyOf([
  ...UNTIL_WORDS,
  ...SINCE_WORDS,
  ...FROM_WORDS,
  ...'maybe perhaps about around approx circa ca early mid late beginning end of'.split(' '),
]);
const NOW = anyOf(PRESENT_WORDS);
const WORD = new RegExp(`(?<!\\p{L})(?:${WHEN}|${AROUND}|${NOW})(?!\\p{L})`, 'gu');
const TELLING = new RegExp(`(?<!\\p{L})(?:${WHEN}|${NOW})(?!\\p{L})`, 'gu');
/** Longer texts are none. */
const LONGEST = 40;

/** Whether a text says when and nothing else, without a year: "spring maybe - now". */
export function isDateWithoutYear(text: string): boolean {
  if (text.length > LONGEST) return false;
  const folded = fold(text);
  const telling = folded.match(TELLING)?.length ?? 0;
  return telling > 1 && !/[\p{L}\p{N}]/u.test(folded.replace(WORD, ' '));
}
