import type { ReadSection, SectionKind } from '../../readback/read-resume.ts';
import type { CheckInput } from '../check.ts';

export const sectionsOf = ({ resume }: CheckInput, ...kinds: SectionKind[]): ReadSection[] =>
  resume.sections.filter(({ kind }) => kinds.includes(kind));

export const hasHeaded = (input: CheckInput, ...kinds: SectionKind[]): boolean =>
  sectionsOf(input, ...kinds).some(({ heading }) => heading !== undefined);

/** Headings we do not know: what we miss may stand under one of them. */
export const unknownHeadings = (input: CheckInput): ReadSection[] =>
  sectionsOf(input, 'unknown').filter(({ heading }) => heading !== undefined);

/** Whether any section is known by its heading; a document that is being edited has them by nature. */
export const hasHeadings = ({ file, resume }: CheckInput): boolean =>
  file === undefined || resume.sections.some(({ heading }) => heading !== undefined);

/** Whether somebody studies or has just finished. */
export function isEarlyCareer({ resume, today }: CheckInput): boolean {
  return resume.education.some(({ period }) => {
    const end = period?.value.end;
    return period?.value.current === true || (end !== undefined && end.year >= today.year - 2);
  });
}

/** Whether text stands beside text, so that what comes first is a matter of taste. */
export const inColumns = ({ file }: CheckInput): boolean =>
  file?.pages.some(({ columns }) => columns > 1) ?? false;

/** Enough lines to be a resume at all, and not a first draft or a letter. */
export const isWhole = ({ file, resume }: CheckInput): boolean =>
  file === undefined ? resume.jobs.length + resume.education.length > 0 : file.lines.length >= 10;
