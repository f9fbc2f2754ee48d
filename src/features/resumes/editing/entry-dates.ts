import type { EducationEntry } from '#documents/resume/schema.ts';
import { formatPeriod } from '#documents/text/dates.ts';
import { en } from '#documents/text/languages/en.ts';

/* When something was, in the words of the form: "Mar 2019 – Present". */

export function datesOf(entry: { startDate: string; endDate: string; current: boolean }): string {
  return formatPeriod(entry, en);
}

export function datesOfStudy({ startDate, graduationDate, expected }: EducationEntry): string {
  return formatPeriod({ startDate, endDate: graduationDate, current: false, expected }, en);
}
