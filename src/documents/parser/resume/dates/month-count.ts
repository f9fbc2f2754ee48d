import type { PartialDate } from '#documents/parser/parsed-resume.ts';

/** A date as a number of months, to be compared and subtracted; `otherwise` where only its year is written. */
export const monthCount = ({ year, month }: PartialDate, otherwise = 0): number =>
  year * 12 + (month ?? otherwise);
