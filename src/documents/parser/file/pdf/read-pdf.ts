import type {
  FileFacts,
  ParsedFile,
  ParseOutcome,
  TextLine,
  Unreadable,
} from '#documents/parser/parsed-file.ts';
import { type Deadline, TookTooLong } from '../deadline.ts';
import { LETTERS_MAX, LINES_MAX } from '../text-limits.ts';
import { drawnApart, outOfOrder } from '../facts/drawing-order.ts';
import { fontFacts, textFacts, gluedIcons } from '../facts/letter-faults.ts';
import { pageSpace, repeatedHeads, withRegions } from '../facts/page-edges.ts';
import { linesInTables } from '../facts/tables.ts';
import type { DraftLine } from '../layout/glyph.ts';
import { withJoinedColumns } from '../layout/joined-columns.ts';
import { type AttachedReader, attachmentsOf } from './attachment.ts';
import type { PdfJs } from './pdf-js.ts';
import { type PageReading, readPage } from './read-page.ts';
import { READING_LIMITS, withUnpackingBudget } from './unpacking-budget.ts';
import { readableBytes } from './without-pictures.ts';

/** Pages beyond these are not read: no resume has as many. */
const PAGES_MAX = 60;

/** Programs that break words at the ends of lines unasked. */
const BREAKS_WORDS = /tex|dvi|indesign|quark|typst|scribus|affinity/i;
/** Programs that write the cells of a grid one after the other, whole, as our own PDFs are written. */
const WRITES_IN_COLUMNS = /typst/i;

export type PdfReading = {
  pdfJs: PdfJs;
  deadline: Deadline;
  readAttached: AttachedReader;
  /** Whether the pages that were read in time are offered where others were not. */
  offersPart?: boolean;
};

export async function readPdf(bytes: Uint8Array, name: string, reading: PdfReading): Promise<ParseOutcome> {
  return withUnpackingBudget(READING_LIMITS, (budget) => readWithin(bytes, name, reading, budget));
}

async function readWithin(
  bytes: Uint8Array,
  name: string,
  { pdfJs, deadline, readAttached, offersPart = false }: PdfReading,
  budget: { readonly isSpent: boolean },
): Promise<ParseOutcome> {
  const { data, isWhole } = readableBytes(bytes);
  const task = pdfJs.getDocument({
    // A copy, since pdf.js takes the bytes away from its caller.
    data,
    verbosity: pdfJs.VerbosityLevel.ERRORS,
    disableFontFace: true,
    // Names of fonts are among these.
    fontExtraProperties: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    useWasm: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
  });
  try {
    const document = await task.promise;
    const properties = await propertiesOf(document);
    const habits = {
      breaksWords: BREAKS_WORDS.test(properties.producer),
      inColumns: WRITES_IN_COLUMNS.test(properties.producer),
    };
    const pages: PageReading[] = [];
    let [letters, lines] = [0, 0];
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
      if (
        letters > LETTERS_MAX ||
        lines > LINES_MAX ||
        (await isTooLate(deadline, offersPart && pages.length > 0))
      )
        break;
      const page = await readPage(document, number, pdfJs, habits);
      letters += page.glyphs.length;
      lines += page.lines.length;
      pages.push(page);
    }
    // pdf.js takes a page that it cannot unpack for an empty one.
    if (budget.isSpent && letters === 0) return { ok: false, reason: 'took-too-long' };
    if (isPicturesOnly(pages)) return { ok: false, reason: 'image-only' };
    const attachments = await attachmentsOf(document, readAttached);
    const file = assembled({ bytes, name, pages, properties });
    const pagesLeftOut = document.numPages - pages.length;
    const left: Partial<ParsedFile> = {
      ...(pagesLeftOut > 0 && { pagesLeftOut }),
      ...((!isWhole || budget.isSpent) && { leftOut: ['packed'] }),
    };
    return { ok: true, file: { ...file, ...attachments, ...left } };
  } catch (error) {
    return { ok: false, reason: budget.isSpent ? 'took-too-long' : reasonOf(error) };
  } finally {
    await task.destroy();
  }
}

/** Whether time is up; where there is nothing to offer yet, that is the end of it. */
async function isTooLate(deadline: Deadline, hasPart: boolean): Promise<boolean> {
  try {
    await deadline();
    return false;
  } catch (error) {
    if (hasPart && error instanceof TookTooLong) return true;
    throw error;
  }
}

/** Fewer letters than this on a page are a stamp or a page number. */
const LETTERS_MIN = 50;
/** Shapes with curves that only text drawn as outlines has as many of. */
const OUTLINES_MIN = 300;

function isPicturesOnly(pages: readonly PageReading[]): boolean {
  const letters = pages.flatMap(({ glyphs }) => glyphs).filter(({ text }) => text.trim() !== '').length;
  if (letters >= LETTERS_MIN * pages.length) return false;
  const curves = pages.flatMap(({ marks }) => marks.shapes).filter(({ straight }) => !straight).length;
  return pages.some(({ marks }) => marks.pictures.length > 0) || curves > OUTLINES_MIN;
}

function assembled(input: {
  bytes: Uint8Array;
  name: string;
  pages: readonly PageReading[];
  properties: ParsedFile['properties'];
}): ParsedFile {
  const pages = input.pages.map(({ page }) => page);
  const drafts = withRegions(
    input.pages.flatMap(({ lines }) => lines),
    pages,
  );
  // Links know the place of their line on the page.
  const starts = input.pages.map((_, index) =>
    input.pages.slice(0, index).reduce((sum, { lines }) => sum + lines.length, 0),
  );
  const file: ParsedFile = {
    kind: 'pdf',
    name: input.name,
    properties: input.properties,
    pages,
    lines: drafts.map(lineOf),
    links: input.pages.flatMap(({ links }, index) =>
      links.map((link) =>
        link.line === undefined ? link : { ...link, line: link.line + (starts[index] ?? 0) },
      ),
    ),
    facts: factsOf(input.bytes, drafts, input.pages),
  };
  return withJoinedColumns(
    file,
    input.pages.map(({ sideColumn }) => sideColumn),
  );
}

function factsOf(
  bytes: Uint8Array,
  drafts: readonly DraftLine[],
  readings: readonly PageReading[],
): FileFacts {
  const glyphs = readings.flatMap((reading) => reading.glyphs);
  const icons = new Set(readings.flatMap((reading) => reading.icons.map(({ face }) => face)));
  return {
    bytes: bytes.length,
    ...textFacts(drafts),
    letterSpaced: drafts.flatMap(({ letterSpaced }, index) => (letterSpaced ? [index] : [])),
    gluedIcons: readings.flatMap(({ page, icons: drawn }) => gluedIcons(drafts, page.number, drawn)),
    ...fontFacts(glyphs.filter(({ face }) => !icons.has(face))),
    outOfOrder: outOfOrder(drafts),
    drawnApart: drawnApart(drafts),
    inTables: linesInTables(
      drafts,
      readings.map(({ page, marks }) => ({ number: page.number, shapes: marks.shapes })),
    ),
    inTextBoxes: [],
    repeatedHeads: repeatedHeads(drafts),
    ...pageSpace(
      drafts,
      readings.map(({ page }) => page),
    ),
  };
}

function lineOf(
  { glyphs: _glyphs, artifact: _artifact, letterSpaced: _letterSpaced, ...line }: DraftLine,
  index: number,
): TextLine {
  return { ...line, index };
}

function reasonOf(error: unknown): Unreadable {
  if (error instanceof TookTooLong) return 'took-too-long';
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
}

/** What a PDF says of itself; what is not there is empty. */
async function propertiesOf(document: {
  getMetadata: () => Promise<{ info: object }>;
}): Promise<{ title: string; author: string; producer: string }> {
  try {
    const { info } = await document.getMetadata();
    const text = (key: string) => {
      const value = (info as Record<string, unknown>)[key];
      return typeof value === 'string' ? value.trim() : '';
    };
    return { title: text('Title'), author: text('Author'), producer: text('Producer') || text('Creator') };
  } catch {
    // A file with broken properties can still be read.
    return { title: '', author: '', producer: '' };
  }
}
