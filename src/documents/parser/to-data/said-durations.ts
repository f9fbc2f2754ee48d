import type { ParsedValue, PartialDate, Period } from '../parsed-resume.ts';
import { type Duration, durationIn } from '../resume/dates/duration.ts';
import { WORD } from './same-words.ts';
import { monthCount } from '../resume/dates/month-count.ts';

type Line = { text: string; index?: number | undefined };
type Stretch = { text: string; words: readonly number[] };

/** What parts the cells and asides of a line. */
const PARTED = /[\t|()[\]·•]/u;
/** Somebody counts the month that they began in, and somebody else does not. */
const MONTHS_ROUNDED = 2;

/**
 * Words that say how long a period was which went into fields, by their places in their lines: the dates say it already.
 * They stand beside the period or alone on the line below; what the dates do not bear out is something else.
 */
export function saidDurations(
  lines: readonly Line[],
  found: readonly ReadonlySet<number>[],
  periods: readonly ParsedValue<Period>[],
): Set<number>[] {
  const byLine = Map.groupBy(periods, ({ source }) => source.line);
  const at = (place: number) => {
    const index = lines[place]?.index;
    return index === undefined ? [] : (byLine.get(index) ?? []);
  };
  return lines.map(({ text }, place) => {
    const here = at(place);
    const above = here.length > 0 ? [] : at(place - 1);
    if (here.length + above.length === 0) return new Set<number>();
    const stretches = stretchesOf(text, found[place] ?? new Set());
    const isAlone = stretches.length === 1 && stretches[0]?.words.length === [...text.matchAll(WORD)].length;
    const near = isAlone ? [...here, ...above] : here;
    const said = stretches.filter((one) => {
      const duration = durationIn(one.text);
      return duration !== undefined && near.some(({ value }) => lastsSo(value, duration));
    });
    return new Set(said.flatMap(({ words }) => words));
  });
}

/** What of a line was not found, words that nothing parts together. */
function stretchesOf(text: string, found: ReadonlySet<number>): Stretch[] {
  const stretches: { start: number; end: number; words: number[] }[] = [];
  for (const [at, { index, 0: word }] of [...text.matchAll(WORD)].entries()) {
    if (found.has(at)) continue;
    const last = stretches.at(-1);
    const end = index + word.length;
    if (last && last.words.at(-1) === at - 1 && !PARTED.test(text.slice(last.end, index))) {
      last.words.push(at);
      last.end = end;
    } else stretches.push({ start: index, end, words: [at] });
  }
  return stretches.map(({ start, end, words }) => ({ text: text.slice(start, end), words }));
}

/** Whether a period lasts as long as is said. How long it has gone on by now, only the person knows. */
function lastsSo({ start, end, current }: Period, { months, toMonth }: Duration): boolean {
  const isToMonth = (date: PartialDate) => date.month !== undefined;
  if (!start) return false;
  if (current) return isToMonth(start) || !toMonth;
  if (!end) return false;
  if (toMonth && !(isToMonth(start) && isToMonth(end))) return false;
  return Math.abs(monthCount(end) - monthCount(start) - months) <= (toMonth ? MONTHS_ROUNDED : 12);
}
