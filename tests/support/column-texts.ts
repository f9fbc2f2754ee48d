import { resumeDesign } from '#documents/catalog/designs.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { languageOf } from '#documents/text/languages/languages.ts';
import { isAside } from './aside-parts.ts';
import { resumeParts, resumeTexts, type PrintedPart } from './printed-texts.ts';
import { withoutBlanks } from './read-back.ts';

/*
 * What readers find of a page with a side column: the texts of one column in their order without a word of the other among
 * them, page by page.
 */

/** The texts of a resume in two columns. Contact stands in the side column as far as it has room there, else under the name. */
export type ColumnTexts = {
  /** Name and title. */
  head: readonly string[];
  contact: readonly string[];
  contactHeading: string;
  main: readonly string[];
  aside: readonly string[];
};

/** What of a resume stands where; nothing in a design with one column. */
export function columnTexts(data: ResumeData, templateId: string | undefined): ColumnTexts | undefined {
  if (templateId === undefined || !resumeDesign(templateId, data.settings.drawing).side) return undefined;
  const parts = resumeParts(data, templateId);
  const textsOf = (wanted: (part: PrintedPart) => boolean) =>
    parts.filter(wanted).flatMap(({ texts }) => texts);
  const isSection = ({ of }: PrintedPart) => of !== 'name' && of !== 'contact';
  // Nothing stands aside without text to stand beside.
  const isSided = parts.some((part) => isSection(part) && !isAside(part));
  return {
    head: textsOf(({ of }) => of === 'name'),
    contact: textsOf(({ of }) => of === 'contact'),
    contactHeading: languageOf(data.settings.language).contact,
    main: textsOf((part) => isSection(part) && !(isSided && isAside(part))),
    aside: textsOf((part) => isSection(part) && isSided && isAside(part)),
  };
}

/** What was read, by columns, and all texts in the order in which they must be found in both, one after the other. */
type InColumns = { texts: string[]; main: string[]; aside: string[] };

/**
 * Pages parted into their columns, of readers that have one after the other on each page: lines are the side column's if
 * they say what is next in it. What is then missing, too much or in disorder is for others to find, and so is a line with
 * words of both columns.
 * @param pages without footers
 */
export function inColumns(pages: readonly string[], columns: ColumnTexts): InColumns {
  const { text, side } = standing(pages[0] ?? '', columns);
  return { texts: [...text, ...side], ...parted(pages, side) };
}

/**
 * What is wrong with pages of a reader that goes by position: it may go to and fro between the columns with each block of
 * lines, and take short lines before those above them, but no line holds words of both, and none is lost or found twice.
 * @param pages without footers
 * @param written the first page in the order in which it was written
 */
export function mixedColumns(pages: readonly string[], columns: ColumnTexts, written: string): string[] {
  const { text, side } = standing(written, columns);
  const both = [text, side].map((texts) => bare(texts.join('')));
  const lines = pages.flatMap((page) => page.split('\n')).filter((line) => bare(line) !== '');
  const mixed = lines.filter((line) => !both.some((column) => column.includes(bare(line))));
  const letters = (all: string) => [...all].sort().join('');
  const isWhole = letters(bare(lines.join(''))) === letters(both.join(''));
  return [
    ...mixed.map((line) => `words of both columns in ${JSON.stringify(line)}`),
    ...(isWhole ? [] : ['words are lost or found twice']),
  ];
}

/** What stands in the column of the text, the head included, and in the side column. */
function standing(written: string, columns: ColumnTexts): { text: string[]; side: string[] } {
  const { head, contact, contactHeading, main, aside } = columns;
  const sided = contactAside(written, columns);
  const underName = contact.filter((item) => !sided.includes(item));
  return {
    text: [...head, ...underName, ...main],
    side: [...(sided.length > 0 ? [contactHeading, ...sided] : []), ...aside],
  };
}

/** What was read of a resume in one text, and what must be found in it in this order, in one column or by columns. */
export function readInOrder(
  pages: readonly string[],
  data: ResumeData,
  templateId: string,
): { found: string; texts: string[] } {
  const columns = columnTexts(data, templateId);
  if (!columns) return { found: pages.join('\n'), texts: resumeTexts(data, templateId) };
  const { texts, main, aside } = inColumns(pages, columns);
  return { found: [...main, ...aside].join('\n'), texts };
}

/** What of contact is read under its heading, and not under the name. */
function contactAside(page: string, { head: [name = ''], contact, contactHeading }: ColumnTexts): string[] {
  const lines = page.split('\n').map(bare);
  const from = lines.indexOf(bare(contactHeading));
  if (from < 0) return [];
  const named = lines.findIndex((line, index) => index > from && line !== '' && bare(name).startsWith(line));
  const under = lines.slice(from + 1, named < 0 ? undefined : named).join('');
  return contact.filter((item) => under.includes(bare(item)));
}

/** @param texts all that the side column says */
function parted(pages: readonly string[], texts: readonly string[]): Pick<InColumns, 'main' | 'aside'> {
  const [main, aside]: [string[], string[]] = [[], []];
  let rest = bare(texts.join(''));
  for (const page of pages) {
    const lines = page.split('\n');
    const [from, to] = longestStretch(lines.map(bare), rest);
    const said = lines.slice(from, to);
    rest = rest.slice(bare(said.join('')).length);
    main.push(lines.toSpliced(from, to - from).join('\n'));
    aside.push(said.join('\n'));
  }
  return { main, aside };
}

/** From where to where lines say the beginning of a text, as much of it as any. */
function longestStretch(lines: readonly string[], text: string): [from: number, to: number] {
  let longest: { from: number; to: number; length: number } = {
    from: lines.length,
    to: lines.length,
    length: 0,
  };
  for (const from of lines.keys()) {
    let length = 0;
    for (let to = from; to < lines.length && text.startsWith(lines[to] ?? '', length); to++) {
      length += lines[to]?.length ?? 0;
      if (length > longest.length) longest = { from, to: to + 1, length };
    }
  }
  return [longest.from, longest.to];
}

/** Blanks, signs between texts and capitals of headings left out. */
function bare(text: string): string {
  return withoutBlanks(text)
    .replace(/[•›·,–|()\u200d]/g, '')
    .toLowerCase();
}
