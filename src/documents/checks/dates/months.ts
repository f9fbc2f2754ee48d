import { SEASON_MONTHS } from '#documents/text/dates.ts';
import { SEASONS } from '#documents/text/seasons.ts';
import type { PartialDate, Period, ParsedJob } from '#documents/parser/parsed-resume.ts';

/** A month as a number that can be counted with. */
export type Month = number;

/** From the first to the last month, both included. */
export type MonthSpan = { from: Month; to: Month };

export const monthOf = (year: number, month: number): Month => year * 12 + month - 1;

/** The first month a date can mean: January where only the year is written. */
export const earliest = (date: PartialDate): Month =>
  monthOf(date.year, date.month ?? seasonOf(date)?.[0] ?? 1);

/** The last month a date can mean. */
export const latest = (date: PartialDate): Month =>
  monthOf(date.year, date.month ?? seasonOf(date)?.[1] ?? 12);

/** The months of a season by its name on our form; another may mean any month of its year. */
function seasonOf({ season }: PartialDate): readonly [first: number, last: number] | undefined {
  const known = SEASONS.find((name) => name === (season === 'fall' ? 'autumn' : season));
  return known && SEASON_MONTHS[known];
}

type Today = { year: number; month: number };

/** All months a period may have covered; nothing where it does not say enough. */
export function widest({ start, end, current }: Period, today: Today): MonthSpan | undefined {
  const now = monthOf(today.year, today.month);
  const from = start ?? end;
  if (from === undefined) return undefined;
  return { from: earliest(from), to: current ? now : latest(end ?? from) };
}

/** The months a period certainly covered; nothing where years alone leave none. */
export function narrowest({ start, end, current }: Period, today: Today): MonthSpan | undefined {
  if (start === undefined || (end === undefined && !current)) return undefined;
  const from = latest(start);
  const to = end === undefined || current ? monthOf(today.year, today.month) : earliest(end);
  // Where months are written, the first and the last are both worked.
  const span = { from: start.month === undefined ? from + 1 : from, to: end && !end.month ? to - 1 : to };
  return span.from <= span.to ? span : undefined;
}

/** Spans that touch or overlap become one; in order of time. */
export function union(spans: readonly MonthSpan[]): MonthSpan[] {
  const joined: MonthSpan[] = [];
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && span.from <= last.to + 1) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

/** Months somebody worked at most; nothing where no job was read, or one has no dates. */
export function monthsWorked(jobs: readonly ParsedJob[], today: Today): number | undefined {
  const spans = jobs.map(({ period }) => period && widest(period.value, today));
  const known = spans.filter((span) => span !== undefined);
  if (known.length === 0 || known.length < spans.length) return undefined;
  return union(known).reduce((sum, { from, to }) => sum + to - from + 1, 0);
}

const NAMES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Mar 2019". */
export const monthName = (month: Month): string =>
  `${NAMES[month % 12] ?? ''} ${String(Math.floor(month / 12))}`;
