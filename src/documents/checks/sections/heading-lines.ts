import type { TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedSection } from '#documents/parser/parsed-resume.ts';
import type { CheckInput } from '../check-input.ts';

/* How headings stand on the page: alone, or as halves of one that is broken over two lines. */

/** Edges and middles that are so near are meant to be the same, in points. */
const SAME_EDGE = 2;

export const headingLine = (
  section: ParsedSection | undefined,
  { file }: CheckInput,
): TextLine | undefined => {
  const index = section?.heading?.source.line;
  return index === undefined ? undefined : file?.lines[index];
};

/** Whether another heading stands right above or below, flush with it or centred: both may be one, over two lines. */
export const isHalf = (line: TextLine, input: CheckInput): boolean =>
  input.resume.sections.some((section) => {
    const other = headingLine(section, input);
    return other !== undefined && other.index !== line.index && areStacked(line, other);
  });

/** What goes on in the next line: "Education and", "Berufs-", or a word in small letters below. */
const GOES_ON = /[&+/,(-]$|\s(?:and|or|of|und|für|von|et|de|des|y|e|en|i|и)$/iu;

/** A heading as the page has it: with the lines above and below it that are parts of it. */
export function wholeHeading(section: ParsedSection, input: CheckInput): string | undefined {
  const said = section.heading?.value;
  const line = headingLine(section, input);
  if (said === undefined) return undefined;
  // The reader may have put the lines together already.
  if (line === undefined || line.text.trim() !== said.trim()) return withWholeWords(said);
  const parts = [line];
  for (let above = partBeside(line, 'above', input); above; above = partBeside(above, 'above', input))
    parts.unshift(above);
  for (let below = partBeside(line, 'below', input); below; below = partBeside(below, 'below', input))
    parts.push(below);
  return withWholeWords(parts.map(({ text }) => text.trim()).join(' '));
}

/** "Berufs- ausbildung", parted at the end of its line, is one word; "Schul- und" keeps its hyphen. */
const withWholeWords = (heading: string): string =>
  heading.replace(/(\p{L})[-‐]\s(?=\p{Ll})(?!(?:und|and|et|y|e|en)\s)/gu, '$1');

/** The line right above or below, where it looks alike and both are one by their words, or it was taken for a heading alone. */
function partBeside(line: TextLine, side: 'above' | 'below', input: CheckInput): TextLine | undefined {
  const isPart = (other: TextLine) => {
    const [upper, lower] = side === 'above' ? [other, line] : [line, other];
    return (
      other.index !== line.index &&
      areStacked(upper, lower) &&
      (upper.box?.top ?? 0) < (lower.box?.top ?? 0) &&
      isSetAlike(upper, lower) &&
      (GOES_ON.test(upper.text.trim()) || /^[\p{Ll}&(]/u.test(lower.text) || isEmptyHeading(upper, input))
    );
  };
  const near = input.file?.lines.slice(Math.max(0, line.index - NEAR), line.index + NEAR + 1) ?? [];
  return near.find(isPart);
}

/** Halves of a heading are read soon after each other, what stands beside them between them. */
const NEAR = 4;

const isSetAlike = (a: TextLine, b: TextLine): boolean =>
  a.bold === b.bold &&
  a.allCaps === b.allCaps &&
  Math.abs(a.fontSize - b.fontSize) < 0.3 &&
  a.runs[0]?.fontName === b.runs[0]?.fontName;

const isEmptyHeading = ({ index }: TextLine, { resume }: CheckInput): boolean =>
  resume.sections.some(({ heading, text }) => heading?.source.line === index && text.length === 0);

/** Whether the heading of a section is one half of two lines. */
export function isHalfHeading(section: ParsedSection, input: CheckInput): boolean {
  const line = headingLine(section, input);
  return line !== undefined && isHalf(line, input);
}

/** Whether one line stands right above the other, at the same left or right edge or on the same middle. */
export function areStacked(a: TextLine, b: TextLine): boolean {
  if (a.box === undefined || b.box === undefined || a.page !== b.page) return false;
  const apart = Math.max(a.box.top - b.box.bottom, b.box.top - a.box.bottom);
  const [x, y] = [a.box, b.box];
  const isFlush = Math.min(
    Math.abs(x.left - y.left),
    Math.abs(x.right - y.right),
    Math.abs(x.left + x.right - y.left - y.right) / 2,
  );
  return isFlush < SAME_EDGE && apart < Math.min(a.fontSize, b.fontSize) * 0.5 && !areBeside(a, b);
}

/** Whether two lines share some of their height. */
export const areBeside = ({ box: a, page }: TextLine, { box: b, page: other }: TextLine): boolean =>
  a !== undefined &&
  b !== undefined &&
  page === other &&
  Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > (a.bottom - a.top) / 2;
