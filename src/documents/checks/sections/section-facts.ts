import type { ParsedSection, ParsedSectionKind } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';

/* What several checks of sections ask of a resume. */

export const sectionsOf = ({ resume }: CheckInput, ...kinds: ParsedSectionKind[]): ParsedSection[] =>
  resume.sections.filter((section) => kinds.includes(kindByHeading(section)));

/** What software takes a section for that goes by its heading alone. */
export function kindByHeading({ kind, isGuessed }: ParsedSection): ParsedSectionKind {
  return isGuessed ? 'unknown' : kind;
}

export const hasHeaded = (input: CheckInput, ...kinds: ParsedSectionKind[]): boolean =>
  sectionsOf(input, ...kinds).some(({ heading }) => heading !== undefined);

/** Headings we do not know: what we miss may stand under one of them. */
export const unknownHeadings = (input: CheckInput): ParsedSection[] =>
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

/** Languages whose headings and months are known; of others nothing is said that hangs on words. */
const KNOWN = new Set(['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl']);

/** Letters that none of these languages is written with. A name or two may have some. */
const OTHER_LETTERS = /[ąćęłńśźżčďěňřšťůžđőűğışășțėįųūāēģīķļņæøåðþ]|(?=\p{L})[^\p{Script=Latin}ªº]/giu;
const SOME_LETTERS = 12;
const SHARE = 0.005;

export function isKnownLanguage(input: CheckInput): boolean {
  if (input.resume.language === 'pl') return true;
  return KNOWN.has(input.resume.language) && !isWrittenOtherwise(input);
}

/** A language we do not know is easily taken for a neighbor of its own. */
function isWrittenOtherwise({ file, resume }: CheckInput): boolean {
  const lines =
    file?.lines ?? resume.sections.flatMap(({ text }) => text.map(({ value }) => ({ text: value })));
  const text = lines.map((line) => line.text).join('\n');
  const others = text.match(OTHER_LETTERS)?.length ?? 0;
  return others >= SOME_LETTERS && others > text.length * SHARE;
}
