import { findDates } from '../dates/find-dates.ts';
import type { InnerMarks } from '../lines/pieces.ts';
import type { RawEntry } from './split-entries.ts';

/** Of so few entries, no habit can be told. */
const LEAST = 3;
const DASH = /\S\s+[-–—−]+\s+\S/u;
const SLASH = /\S\s+\/\s+\S/u;
/** What parts the names of a head as well: a line, a comma, a wide gap, a mark. */
const OTHERWISE = /,\s|\t|[|•·]|\s{3}/u;

/**
 * Which marks stand within names in the head of each entry: a dash or a slash that most heads of the section do without,
 * in a head that is parted otherwise. "Line Cook / Dishwasher" above "Great Plains Grocers - Distribution Center".
 */
export function innerMarks(entries: readonly RawEntry[]): InnerMarks[] {
  const heads = entries.map((entry) => entry.head.map(({ text }) => withoutDates(text)));
  const isSeldom = (mark: RegExp) =>
    heads.length >= LEAST &&
    heads.filter((lines) => lines.some((line) => mark.test(line))).length * 2 < heads.length;
  const [dashes, slashes] = [isSeldom(DASH), isSeldom(SLASH)];
  // Several roles under one employer stand alone on their lines.
  const hasSole = heads.some((lines) => lines.length === 1 && !isCut(lines[0] ?? ''));
  return heads.map((lines) => {
    const isParted = hasSole || lines.length > 1 || lines.some((line) => OTHERWISE.test(line.trim()));
    return { dashes: dashes && isParted, slashes: slashes && isParted };
  });
}

function isCut(line: string): boolean {
  return [DASH, SLASH, OTHERWISE].some((mark) => mark.test(line.trim()));
}

function withoutDates(text: string): string {
  let rest = text;
  for (const { start, end } of findDates(text))
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  return rest;
}
