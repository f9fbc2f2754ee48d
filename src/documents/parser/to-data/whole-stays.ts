import type { ParsedJob, PartialDate } from '../parsed-resume.ts';
import { findDates } from '../resume/dates/find-dates.ts';
import { PRESENT_WORDS } from '../resume/words/date-words.ts';
import { monthCount } from '../resume/dates/month-count.ts';

type Line = { text: string; index?: number | undefined };

/**
 * How long somebody was with an employer in all, as it stands beside the employer's name above the roles: where the
 * first role begins and the last one ends at the same time, their fields say it already.
 */
export function wholeStays(jobs: readonly ParsedJob[], lines: readonly Line[]): string[] {
  const byEmployer = Map.groupBy(jobs, ({ employer }) => employer?.source.line);
  return [...byEmployer].flatMap(([at, roles]) => {
    const text = at === undefined ? undefined : lines.find(({ index }) => index === at)?.text;
    // A role whose own dates stand on this line has them in its fields.
    if (text === undefined || roles.some(({ period }) => period?.source.line === at)) return [];
    const { first, last } = spanOf(roles);
    return findDates(text).flatMap(({ period, start, end }) => {
      const isSame =
        sameDate(period.start, first) && (period.current ? last === null : sameDate(period.end, last));
      return isSame ? [`${text.slice(start, end)} ${period.current ? PRESENT_WORDS.join(' ') : ''}`] : [];
    });
  });
}

/** When the first of some roles began and the last one ended; null where it goes on. */
function spanOf(roles: readonly ParsedJob[]): {
  first: PartialDate | undefined;
  last: PartialDate | undefined | null;
} {
  const periods = roles.flatMap(({ period }) => period?.value ?? []);
  const sorted = (dates: readonly (PartialDate | undefined)[]) =>
    dates.filter((date) => date !== undefined).toSorted((one, other) => monthCount(one) - monthCount(other));
  return {
    first: sorted(periods.map(({ start }) => start))[0],
    last: periods.some(({ current }) => current) ? null : sorted(periods.map(({ end }) => end)).at(-1),
  };
}

const sameDate = (one: PartialDate | undefined, other: PartialDate | undefined | null): boolean =>
  one !== undefined && other !== undefined && other !== null && monthCount(one) === monthCount(other);
