import type { ReadFile, ReadOutcome, ReadPage, TextLine, Unreadable } from '../../read-file.ts';
import { pageLines } from '../layout/page-lines.ts';
import type { DraftLine } from '../layout/page-lines.ts';
import { matrixOf } from './arguments.ts';
import { drawPage } from './page-drawing.ts';
import { IDENTITY } from './matrix.ts';
import type { OperatorList } from './page-marks.ts';
import type { PdfJs } from './pdf-js.ts';
import type { PdfFont } from './typeface.ts';

export async function readPdf(bytes: Uint8Array, name: string, pdfJs: PdfJs): Promise<ReadOutcome> {
  // pdf.js takes the bytes away from its caller, so it gets a copy.
  const task = pdfJs.getDocument({
    data: new Uint8Array(bytes),
    verbosity: pdfJs.VerbosityLevel.ERRORS,
    disableFontFace: true,
    // Names of fonts are among these.
    fontExtraProperties: true,
    useSystemFonts: true,
    useWorkerFetch: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    stopAtErrors: false,
  });
  try {
    const document = await task.promise;
    const pages: ReadPage[] = [];
    const drafts: DraftLine[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const viewport = page.getViewport({ scale: 1 });
      const operators = await page.getOperatorList({ annotationMode: 0 });
      const fonts = await fontsOf(operators, pdfJs.OPS.setFont, page.commonObjs);
      const marks = drawPage(operators, {
        view: matrixOf(viewport.transform) ?? IDENTITY,
        ops: pdfJs.OPS,
        fontNamed: (font) => fonts.get(font),
      });
      const { lines, columns } = pageLines(
        number,
        marks.glyphs.filter(({ quarters }) => quarters === 0).map(({ glyph }) => glyph),
      );
      pages.push({
        number,
        width: viewport.width,
        height: viewport.height,
        columns,
        images: marks.pictures.map(({ left, top, right, bottom }) => ({
          page: number,
          left,
          top,
          right,
          bottom,
        })),
        levelMarks: 0,
      });
      drafts.push(...lines);
    }
    const lines: TextLine[] = drafts.map(({ glyphs: _glyphs, artifact: _artifact, ...line }, index) => ({
      ...line,
      index,
    }));
    const file: ReadFile = {
      kind: 'pdf',
      name,
      properties: { title: '', author: '', producer: '' },
      pages,
      lines,
      links: [],
      facts: {
        bytes: bytes.length,
        undecodable: 0,
        brokenLigatures: [],
        letterSpaced: [],
        gluedWords: [],
        gluedIcons: [],
        hiddenLines: [],
        doubtfulFonts: [],
        fontFamilies: [],
        outOfOrder: [],
        inTables: [],
        inTextBoxes: [],
        repeatedHeads: [],
      },
    };
    return { ok: true, file };
  } catch (error) {
    return { ok: false, reason: reasonOf(error) };
  } finally {
    await task.destroy();
  }
}

function reasonOf(error: unknown): Unreadable {
  return error instanceof Error && error.name === 'PasswordException' ? 'encrypted' : 'broken';
}

type Objects = { get: (name: string, then: (value: unknown) => void) => unknown };

/** The fonts that a page sets; they arrive a little after its operators. */
async function fontsOf(
  { fnArray, argsArray }: OperatorList,
  setFont: number,
  objects: Objects,
): Promise<Map<string, PdfFont>> {
  const names = new Set<string>();
  fnArray.forEach((fn, index) => {
    const args = argsArray[index];
    const name: unknown = fn === setFont && Array.isArray(args) ? args[0] : undefined;
    if (typeof name === 'string') names.add(name);
  });
  const found = [...names].map(async (name): Promise<[string, PdfFont]> => {
    const font = await new Promise<unknown>((resolve) => objects.get(name, resolve));
    return [name, typeof font === 'object' && font !== null ? font : {}];
  });
  return new Map(await Promise.all(found));
}
