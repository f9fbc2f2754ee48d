import type { ParsedFile, TextLine } from '../parser/parsed-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import { isDateLine } from '../parser/resume/lines/prepare.ts';
import type { UnplacedWords } from '../resume/read-notes.ts';

/*
 * The PDF that LinkedIn saves of a profile. It says some things twice, in words that no resume has: how long each post was,
 * beside its dates, and what each address is, in brackets behind it. They are set aside, so that what stands there is read
 * as in any other file.
 */

/** It says who made it, or has the profile's address and the program that LinkedIn makes its files with. */
export function isLinkedInProfile({ kind, properties, lines }: ParsedFile): boolean {
  if (kind !== 'pdf') return false;
  const isTheirs = /linkedin/i.test(`${properties.author} ${properties.producer}`);
  const isMadeAlike = /apache fop/i.test(properties.producer);
  const hasAddress = lines.some(({ text }) => /linkedin\.com\/in\//i.test(text));
  return isTheirs || (isMadeAlike && hasAddress);
}

/** "4 years 2 months", in any language: one or two figures, a word after each. */
const LENGTH = String.raw`\d{1,2}\s\p{L}+\.?(?:\s(?:\p{L}\s)?\d{1,2}\s\p{L}+\.?)?`;
const LENGTH_ALONE = new RegExp(`^${LENGTH}$`, 'u');
const LENGTH_BEHIND = new RegExp(String.raw`\s\(${LENGTH}\)$`, 'u');
/** "(Mobile)", "(LinkedIn)" behind a number or an address, which may have begun on the line before. */
const KIND_BEHIND = /\s\(\p{L}[\p{L}\s]*\)$/u;
/** The rail takes a third of the page. */
const RAIL_END = 0.36;
/** Employers are set in this size, in points, and what is said of them in smaller ones; headings of the rail in a larger one. */
const EMPLOYER_SIZE = 12;
/** Space above an entry that begins a page, in points: as much as between two of them. */
const ENTRY_GAP = 18;

/** The file as it is read: in the same lines, without what LinkedIn adds to them. */
export function withoutAdditions(file: ParsedFile): ParsedFile {
  const hidden = file.lines.filter((line, at) => isLengthAlone(line, file.lines[at - 1]));
  const contact = new Set(contactLines(file));
  const lines = file.lines.map((line, at): TextLine => {
    if (contact.has(line)) return withoutEnd(line, KIND_BEHIND);
    const before = file.lines[at - 1];
    const isFirst = before !== undefined && before.page !== line.page && line.region === 'body';
    const plain = withoutEnd(line, LENGTH_BEHIND);
    return { ...(isDateLine(plain) ? plain : line), ...(isFirst && { gapAbove: ENTRY_GAP }) };
  });
  const hiddenLines = [...file.facts.hiddenLines, ...hidden.map(({ index }) => index)];
  return { ...file, lines, facts: { ...file.facts, hiddenLines } };
}

/** How long somebody was at an employer, below its name. */
function isLengthAlone({ text, fontSize }: TextLine, before: TextLine | undefined): boolean {
  const isBelowName =
    before !== undefined && isSize(before, EMPLOYER_SIZE) && fontSize < before.fontSize - 0.5;
  return isBelowName && LENGTH_ALONE.test(text.trim());
}

/** Between the first heading of the rail and its second. */
function contactLines({ lines, pages }: ParsedFile): TextLine[] {
  const width = pages[0]?.width ?? 0;
  const rail = lines.filter(({ page, box }) => page === 1 && box && box.right < RAIL_END * width);
  const isHeading = ({ fontSize }: TextLine) => fontSize > EMPLOYER_SIZE + 0.5;
  const first = rail.findIndex(isHeading);
  const next = rail.findIndex((line, at) => at > first && isHeading(line));
  return first < 0 ? [] : rail.slice(first + 1, next < 0 ? undefined : next);
}

function isSize({ fontSize }: TextLine, size: number): boolean {
  return Math.abs(fontSize - size) < 0.3;
}

function withoutEnd(line: TextLine, end: RegExp): TextLine {
  const found = end.exec(line.text);
  if (!found) return line;
  const text = line.text.slice(0, found.index);
  let rest = text.length;
  const runs = line.runs.flatMap((run) => {
    const own = run.text.slice(0, rest);
    rest -= own.length;
    return own === '' ? [] : [{ ...run, text: own }];
  });
  return { ...line, text, runs };
}

/** What the parts are headed by is LinkedIn's, and not the person's. */
export function withoutHeadings(
  unplaced: readonly UnplacedWords[],
  { sections }: Pick<ParsedResume, 'sections'>,
): UnplacedWords[] {
  const headings = new Set(sections.flatMap(({ heading }) => heading?.value ?? []));
  return unplaced.filter(({ words }) => !headings.has(words));
}
