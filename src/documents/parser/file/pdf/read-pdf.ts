import type {
  FileFacts,
  ParsedFile,
  ParseOutcome,
  TextLine,
  Unreadable,
} from '#documents/parser/parsed-file.ts';
import { type Deadline, TookTooLong } from '../deadline.ts';
import { outOfOrder } from '../facts/drawing-order.ts';
import { fontFacts, textFacts, gluedIcons } from '../facts/letter-faults.ts';
import { pageSpace, repeatedHeads, withRegions } from '../facts/page-edges.ts';
import { linesInTables } from '../facts/tables.ts';
import type { DraftLine } from '../layout/glyph.ts';
import { type AttachedReader, attachmentsOf } from './attachment.ts';
import type { PdfJs } from './pdf-js.ts';
import { type PageReading, readPage } from './read-page.ts';

/** Pages beyond these are not read: no resume has as many. */
const PAGES_MAX = 60;

/** Programs that break words at the ends of lines unasked. */
const BREAKS_WORDS = /tex|dvi|indesign|quark|typst|scribus|affinity/i;

export type PdfReading = {
  pdfJs: PdfJs;
  deadline: Deadline;
  readAttached: AttachedReader;
};

export async function readPdf(
  bytes: Uint8Array,
  name: string,
  { pdfJs, deadline, readAttached }: PdfReading,
): Promise<ParseOutcome> {
  const task = pdfJs.getDocument({
    // A copy, since pdf.js takes the bytes away from its caller.
    data: withoutPictures(bytes),
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
    const pages: PageReading[] = [];
    for (let number = 1; number <= Math.min(document.numPages, PAGES_MAX); number++) {
      await deadline();
      pages.push(await readPage(document, number, pdfJs, BREAKS_WORDS.test(properties.producer)));
    }
    if (isPicturesOnly(pages)) return { ok: false, reason: 'image-only' };
    const attachments = await attachmentsOf(document, readAttached);
    const file = assembled({ bytes, name, pages, properties });
    const pagesLeftOut = document.numPages - pages.length;
    return { ok: true, file: { ...file, ...attachments, ...(pagesLeftOut > 0 && { pagesLeftOut }) } };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    await task.destroy();
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
  return {
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

const IMAGE = /\/Subtype\s*\/Image\b/g;
const PACKED = /\/(?:DCT|JPX|JBIG2|CCITTFax)Decode/g;
const EXTENT = /\/(?:Width|Height)\s+(\d+)(?!\s+\d+\s+R)/g;
/** Longest description of a picture. */
const REACH = 4000;

/**
 * The file with its pictures emptied: of a picture only its place matters, and unpacking one takes longer than
 * reading all pages. Each keeps its description, at the same length, as one pixel of nothing.
 */
function withoutPictures(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes);
  // One character a byte: places in the text are places in the file.
  const file = new TextDecoder('latin1').decode(bytes);
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) copy[at + index] = text.charCodeAt(index);
  };
  for (const { index } of file.matchAll(IMAGE)) {
    const start = file.lastIndexOf(' obj', index);
    const end = file.indexOf('stream', index);
    if (start < 0 || end < 0 || end - start > REACH) continue;
    const description = file.slice(start, end);
    for (const filter of description.matchAll(PACKED)) write(start + filter.index + 1, 'Not');
    for (const extent of description.matchAll(EXTENT)) {
      const digits = extent[1] ?? '';
      write(start + extent.index + extent[0].length - digits.length, '1'.padStart(digits.length, '0'));
    }
  }
  return copy;
}
