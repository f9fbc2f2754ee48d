import type { FileFacts, ParsedFile, ParsedPage, ParseOutcome } from '#documents/parser/parsed-file.ts';
import { textFacts } from '../facts/letter-faults.ts';
import { leftOutOf } from '../text-limits.ts';
import { blocksOf, type BodyContext } from './body.ts';
import { type DocxLine, LineWriter } from './lines.ts';
import { twips } from './look.ts';
import { readNumbering } from './numbering.ts';
import { openPackage, type Package } from './package.ts';
import { readStyles } from './styles.ts';
import { childNamed, childrenNamed, descendants, elementsOf, textOf, type XmlElement } from './xml.ts';

/** A document with a picture and fewer letters than this is taken for a scanned page. */
const LETTERS_MIN = 50;

/** Reads a document of Word. Its lines are its paragraphs: where they break on paper, the file does not say. */
export function readDocx(bytes: Uint8Array, name: string): ParseOutcome {
  let opened: Package | undefined;
  try {
    opened = openPackage(bytes);
  } catch {
    return { ok: false, reason: 'broken' };
  }
  if (!opened) return { ok: false, reason: 'other-type' };
  const { main, part } = opened;
  const document = elementsOf(part(main))[0];
  const sheet = sheetOf(document);
  const writer = new LineWriter();
  const styles = readStyles(opened);
  const numbering = readNumbering(opened);
  const write = (path: string, root: XmlElement | undefined, region: 'body' | 'header' | 'footer') => {
    const references = opened.references(path);
    const context: BodyContext = { styles, numbering, targetOf: (id) => references.get(id)?.target };
    writer.write(blocksOf(root, context), region);
  };
  const beside = (ids: readonly string[], region: 'header' | 'footer') => {
    for (const path of pathsOf(opened, ids)) write(path, elementsOf(part(path))[0], region);
  };
  beside(sheet.headers, 'header');
  write(main, childNamed(document, 'body'), 'body');
  const pages = writer.page;
  beside(sheet.footers, 'footer');
  const letters = writer.lines.reduce((sum, { text }) => sum + text.length, 0);
  if (letters < LETTERS_MIN && writer.pictures.length > 0) return { ok: false, reason: 'image-only' };
  return {
    ok: true,
    file: {
      kind: 'docx',
      name,
      properties: propertiesOf(opened),
      pages: pagesOf(pages, sheet, writer),
      lines: writer.lines.map(
        ({ inTable: _inTable, inTextBox: _inTextBox, letterSpaced: _letterSpaced, ...line }) => line,
      ),
      links: writer.links,
      ...leftOutOf(opened.leftOut, writer.room),
      facts: factsOf(bytes, writer.lines, sheet),
    },
  };
}

/** Each part once: the first page and all others often have the same. */
function pathsOf({ main, references }: Package, ids: readonly string[]): string[] {
  const targets = references(main);
  return [...new Set(ids.flatMap((id) => targets.get(id)?.target ?? []))];
}

function pagesOf(count: number, sheet: Sheet, { pictures, columns }: LineWriter): ParsedPage[] {
  const images: ParsedPage['images'][number][][] = Array.from({ length: count }, () => []);
  // Where on the page it stands, the file does not say; how large it is, it does.
  for (const { page, width, height } of pictures)
    images[page - 1]?.push({ page, left: 0, top: 0, right: width, bottom: height });
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    width: sheet.width,
    height: sheet.height,
    columns: Math.max(sheet.columns, columns),
    images: images[index] ?? [],
    levelMarks: 0,
  }));
}

function propertiesOf({ part }: Package): ParsedFile['properties'] {
  const core = elementsOf(part('docProps/core.xml'))[0];
  const app = elementsOf(part('docProps/app.xml'))[0];
  const text = (element: XmlElement | undefined, name: string) => textOf(childNamed(element, name)).trim();
  return { title: text(core, 'title'), author: text(core, 'creator'), producer: text(app, 'Application') };
}

function factsOf(bytes: Uint8Array, lines: readonly DocxLine[], { leastMargin }: Sheet): FileFacts {
  const places = (hit: (line: DocxLine) => boolean) => lines.filter(hit).map(({ index }) => index);
  return {
    bytes: bytes.length,
    ...textFacts(lines),
    letterSpaced: places(({ letterSpaced }) => letterSpaced),
    gluedIcons: [],
    doubtfulFonts: [],
    fontFamilies: fontsOf(lines),
    outOfOrder: [],
    inTables: places(({ inTable }) => inTable),
    inTextBoxes: places(({ inTextBox }) => inTextBox),
    repeatedHeads: [],
    ...(leastMargin === undefined ? {} : { leastMargin }),
  };
}

/** Fewer letters than this in a font are an ornament. */
const FONT_MIN = 10;

function fontsOf(lines: readonly DocxLine[]): string[] {
  const counts = new Map<string, number>();
  for (const { fontName, text, hidden } of lines.flatMap(({ runs }) => runs)) {
    if (fontName !== '' && !hidden) counts.set(fontName, (counts.get(fontName) ?? 0) + text.trim().length);
  }
  return [...counts].filter(([, count]) => count >= FONT_MIN).map(([font]) => font);
}

/** A sheet of paper, as the document wants it; sizes in points. */
type Sheet = {
  width: number;
  height: number;
  leastMargin?: number;
  columns: number;
  /** Parts with the text above and below the page, by their references. */
  headers: string[];
  footers: string[];
};

/** US Letter, Word's own. */
const LETTER = { width: 612, height: 792 };

/** The last section describes the document unless an earlier one has more columns. */
function sheetOf(document: XmlElement | undefined): Sheet {
  const sections = descendants(document, 'sectPr');
  const last = sections.at(-1);
  const size = childNamed(last, 'pgSz')?.attributes;
  const margins = childNamed(last, 'pgMar')?.attributes ?? {};
  const sides = ['top', 'right', 'bottom', 'left'].flatMap((side) => twips(margins[side]) ?? []);
  const columns = sections.map((section) => {
    const cols = childNamed(section, 'cols');
    return Math.max(Number(cols?.attributes.num ?? 1) || 1, childrenNamed(cols, 'col').length);
  });
  const references = (name: string) => [
    ...new Set(
      sections
        .flatMap((section) => childrenNamed(section, name))
        .flatMap(({ attributes }) => attributes.id ?? []),
    ),
  ];
  return {
    width: twips(size?.w) ?? LETTER.width,
    height: twips(size?.h) ?? LETTER.height,
    ...(sides.length > 0 ? { leastMargin: Math.min(...sides.map(Math.abs)) } : {}),
    columns: Math.max(1, ...columns),
    headers: references('headerReference'),
    footers: references('footerReference'),
  };
}
