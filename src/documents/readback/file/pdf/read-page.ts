import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ReadLink, ReadPage } from '../../read-file.ts';
import type { Glyph } from '../layout/glyph.ts';
import { pageLines } from '../layout/page-lines.ts';
import type { DraftLine } from '../layout/draft-line.ts';
import { matrixOf } from './arguments.ts';
import { drawnBullets } from './drawn-bullets.ts';
import { fontsOfPage } from './fonts-of-page.ts';
import { hiddenLetters } from './hidden.ts';
import { isIcon } from './icons.ts';
import { levelMarks } from './level-marks.ts';
import { linksOfPage } from './links.ts';
import { IDENTITY } from './matrix.ts';
import { drawPage } from './page-drawing.ts';
import type { PageMarks } from './page-marks.ts';
import type { PdfJs } from './pdf-js.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** What was read of a page, and what it was read from. */
export type PageReading = {
  page: ReadPage;
  lines: DraftLine[];
  links: ReadLink[];
  marks: PageMarks;
  /** All letters of the page, icons among them. */
  glyphs: Glyph[];
  icons: Glyph[];
};

/** Smallest picture that counts as one, in points: smaller ones are icons and rules. */
const PICTURE = 16;

export async function readPage(
  document: PdfDocument,
  number: number,
  pdfJs: PdfJs,
  breaksWords: boolean,
): Promise<PageReading> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  // Annotations have their own text (comments), which is not the page's.
  const operators = await page.getOperatorList({ annotationMode: 0 });
  const view = matrixOf(viewport.transform) ?? IDENTITY;
  const fonts = await fontsOfPage(operators, pdfJs.OPS.setFont, page.commonObjs);
  const marks = drawPage(operators, {
    view,
    ops: pdfJs.OPS,
    fontNamed: (font) => fonts.get(font),
  });
  const size = { width: viewport.width, height: viewport.height };
  const hidden = hiddenLetters(marks, size);
  const placed = marks.glyphs.map((one) => ({ ...one, glyph: { ...one.glyph, hidden: hidden.has(one) } }));
  const turn = (quarters: number) => placed.flatMap((one) => (one.quarters === quarters ? [one.glyph] : []));
  const upright = turn(0);
  const icons = upright.filter(isIcon);
  // They keep their place, so that no gap is left, and say nothing.
  const letters = upright.map((glyph) => (isIcon(glyph) ? { ...glyph, text: '' } : glyph));
  const { lines, columns } = pageLines({ number, height: size.height, breaksWords }, [
    ...letters,
    ...drawnBullets(marks.shapes, letters),
  ]);
  const turned = [1, 2, 3].flatMap((quarters) => turnedLines(number, turn(quarters)));
  const pictures = marks.pictures.filter(
    ({ left, top, right, bottom }) => right - left >= PICTURE && bottom - top >= PICTURE,
  );
  const images = pictures.map(({ left, top, right, bottom }) => ({ page: number, left, top, right, bottom }));
  const all = [...lines, ...turned];
  return {
    page: { number, ...size, columns, images, levelMarks: levelMarks(marks.shapes) },
    lines: all,
    links: await linksOfPage(page, view, all),
    marks,
    glyphs: placed.map(({ glyph }) => glyph),
    icons,
  };
}

/** Text that runs up or down the page is read after the rest; its places are those of a turned page. */
function turnedLines(number: number, glyphs: readonly Glyph[]): DraftLine[] {
  if (glyphs.length === 0) return [];
  const nowhere = { page: number, left: 0, top: 0, right: 0, bottom: 0 };
  return pageLines({ number, height: Infinity, breaksWords: false }, glyphs).lines.map((line) => ({
    ...line,
    column: 0,
    box: nowhere,
    runs: line.runs.map(({ box: _box, ...run }) => run),
  }));
}
