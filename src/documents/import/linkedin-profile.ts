import type { ParsedFile, TextLine } from '../parser/parsed-file.ts';
import type { ParsedResume } from '../parser/parsed-resume.ts';
import type { UnplacedWords } from '../parser/to-data/unplaced.ts';

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

/** "4 years 2 months", in any language: one or two figures, a word or two after each. */
const LENGTH = String.raw`\d{1,2}\s\p{L}+\.?(?:\s(?:\p{L}\s)?\d{1,2}\s\p{L}+\.?)?`;
const LENGTH_ALONE = new RegExp(`^${LENGTH}$`, 'u');
const LENGTH_BEHIND = new RegExp(String.raw`(?<=\d{4}.*)\s\(${LENGTH}\)$`, 'u');
/** "(Mobile)", "(LinkedIn)" behind a number or an address, which may have begun on the line before. */
const KIND_BEHIND = /\s\([\p{L}][\p{L}\s]*\)$/u;
const ADDRESS = /[@/]|\.\p{L}{2,}|\d{5}|\d[\d\s().-]{6,}\d/u;
/** Space above an entry that begins a page, in points: as much as between two of them. */
const ENTRY_GAP = 18;

/** The file as it is read: in the same lines, without what LinkedIn adds to them. */
export function withoutAdditions(file: ParsedFile): ParsedFile {
  const hidden = file.lines.filter(({ text }) => LENGTH_ALONE.test(text.trim())).map(({ index }) => index);
  const lines = file.lines.map((line, at) => {
    const before = file.lines[at - 1];
    const isAddress = ADDRESS.test(line.text) || (before && /[@/].*-$/u.test(before.text));
    const cut = isAddress ? withoutEnd(line, KIND_BEHIND) : line;
    const isFirst = before !== undefined && before.page !== line.page && line.region === 'body';
    return { ...withoutEnd(cut, LENGTH_BEHIND), ...(isFirst && { gapAbove: ENTRY_GAP }) };
  });
  return { ...file, lines, facts: { ...file.facts, hiddenLines: [...file.facts.hiddenLines, ...hidden] } };
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
