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
