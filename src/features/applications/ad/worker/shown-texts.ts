import { monthNumber, type WorkedPeriod } from '#documents/ads/match/years-worked.ts';
import { resumeFields } from '#documents/resume/printed-fields.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { dateParts } from '#documents/text/dates.ts';
import type { Season } from '#documents/text/seasons.ts';

/** A text of a resume and the field that it stands in. */
export type TextAt = { value: string; path: string };

/** Names and ways to reach somebody show nothing; nor do headings. */
const SHOWS_NOTHING =
  /^(?:personalInfo\.(?:firstName|lastName|preferredName|email|phone|pronouns|links)|include|order\.|sections\.\d+\.title$)/u;

/** What a resume prints, line by line. */
export function shownTexts(data: ResumeData): TextAt[] {
  return resumeFields(data).flatMap(({ path, text }) =>
    SHOWS_NOTHING.test(path) ? [] : [{ value: text, path }],
  );
}

const SEASON_MONTH: Readonly<Record<Season, number>> = { spring: 3, summer: 6, autumn: 9, winter: 12 };

/** When the person worked, by the jobs that are shown. */
export function workedPeriods(data: ResumeData): WorkedPeriod[] {
  if (!data.includeEmployment) return [];
  return data.employment
    .filter(({ hidden }) => !hidden)
    .flatMap((job) => [job, ...job.roles.filter(({ hidden }) => !hidden)])
    .map(({ startDate, endDate, current }) => {
      const [start, end] = [monthOf(startDate, 1), current ? undefined : monthOf(endDate, 12)];
      return {
        current,
        ...(start === undefined ? {} : { start }),
        ...(end === undefined ? {} : { end }),
      };
    });
}

/** @param alone the month that a year alone stands for */
function monthOf(date: string, alone: number): number | undefined {
  const parts = dateParts(date);
  if (!parts) return undefined;
  return monthNumber(parts.year, parts.month ?? (parts.season ? SEASON_MONTH[parts.season] : alone));
}
