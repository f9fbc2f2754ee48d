import type { ParsedFile, TextLine } from '#documents/parser/parsed-file.ts';
import type { ParsedResume, ParsedValue } from '#documents/parser/parsed-resume.ts';
import type { Check } from '../check.ts';
import type { CheckInput } from '../check-input.ts';
import { linesAt, lineSources, quotedLine } from '../places.ts';

/** A running head that a parser takes for a part of a job. */
export const repeatedHeads: Check = {
  id: 'layout/repeated-head',
  group: 'layout',
  area: 'document',
  severity: 'medium',
  why: 'To a program the head of the second page is one more line of the job it interrupts.',
  passed: 'No running head interrupts the text',
  applies: ({ file }) => (file?.pages.length ?? 0) > 1,
  find(input) {
    const { file } = input;
    if (file === undefined) return [];
    // A dash that came to stand at the top of two pages is no head.
    const heads = linesAt(file, file.facts.repeatedHeads).filter(({ text }) => /\p{L}/u.test(text));
    const extents = extentsOf(input);
    const lines = heads.filter((head) => interrupts(head, heads, file, extents));
    if (lines.length === 0) return [];
    const pages = [...new Set(lines.map(({ page }) => page))];
    return [
      {
        title: `The head of the page interrupts the text on top of ${pages.length === 1 ? 'page' : 'pages'} ${pages.join(' and ')}: ${quotedLine(lines[0])}`,
        suggestion: 'Leave the head to the first page. A page number alone is enough for the others.',
        places: lineSources(lines),
      },
    ];
  },
};

/**
 * Whether a head stands between two lines of one entry. Between two sections or two entries it does no harm, and on a
 * page that is empty but for it there is nothing that it could interrupt.
 */
function interrupts(
  head: TextLine,
  heads: readonly TextLine[],
  { lines }: ParsedFile,
  extents: readonly Extent[],
): boolean {
  const isText = (line: TextLine) =>
    line.region === 'body' && !heads.includes(line) && line.text.trim() !== '';
  const next = lines.slice(head.index + 1).find(isText);
  const begins = (index: number) => extents.some(({ first }) => first === index);
  if (next === undefined || next.page !== head.page || begins(next.index)) return false;
  const isWithin =
    next.bullet !== '' ||
    /^\p{Ll}/u.test(next.text) ||
    extents.some(({ first, last }) => first < head.index && last >= next.index);
  // The date or the place of an entry may stand above what was read of it.
  return lines.slice(0, head.index).some(isText) && (isWithin || !begins(next.index + 1));
}

/** The first and the last line that anything was read from. */
type Extent = { first: number; last: number };

/** Where headings and the entries below them begin and end, as far as they were read. */
function extentsOf({ resume }: CheckInput): readonly Extent[] {
  const headings = resume.sections.map(({ heading }) => [heading]);
  return [...headings, ...entriesOf(resume)].flatMap((values) => {
    const lines = values.flatMap((value) => value?.source.line ?? []);
    return lines.length === 0 ? [] : [{ first: Math.min(...lines), last: Math.max(...lines) }];
  });
}

type Read = ParsedValue<unknown> | undefined;

function entriesOf(resume: ParsedResume): readonly (readonly Read[])[] {
  const items = [
    ...resume.languages,
    ...resume.certificates,
    ...resume.others.flatMap((other) => other.items),
  ];
  return [
    ...resume.jobs.map(({ title, employer, place, period, bullets, paragraphs }) => [
      title,
      employer,
      place,
      period,
      ...bullets,
      ...paragraphs,
    ]),
    ...resume.education.map(({ degree, school, place, period, details }) => [
      degree,
      school,
      place,
      period,
      ...details,
    ]),
    ...items.map(({ title, subtitle, period, details }) => [title, subtitle, period, ...details]),
  ];
}
