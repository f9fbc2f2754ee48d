import type { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ParsedLink, ParsedPage } from '#documents/parser/parsed-file.ts';
import { atomText, type DraftLine, type Glyph } from '../layout/glyph.ts';
import { pageLines } from '../layout/page-lines.ts';
import { hiddenLetters } from './hidden.ts';
import { boxAround, IDENTITY, type Matrix, matrixOf, numbersOf } from './operators.ts';
import { drawPage } from './page-drawing.ts';
import type { OperatorList, PageMarks } from './page-marks.ts';
import type { PdfJs } from './pdf-js.ts';
import { drawnBullets, iconBullets, isIcon, levelMarks } from './small-marks.ts';
import type { PdfFont } from './typeface.ts';

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;

/** What was read of a page, and what it was read from. */
export type PageReading = {
  page: ParsedPage;
  lines: DraftLine[];
  links: ParsedLink[];
  marks: PageMarks;
  /** The side column's number, where the page has a text in one column and a side column beside it. */
  sideColumn?: number;
  /** All letters of the page, icons among them. */
  glyphs: Glyph[];
  icons: Glyph[];
};

/** What the program that made a file is known for. */
export type Habits = {
  /** It breaks words at the ends of lines unasked. */
  breaksWords: boolean;
  /** It writes columns that stand beside each other one after the other, whole. */
  inColumns: boolean;
};

/** Smallest picture that counts as one, in points: smaller ones are icons and rules. */
const PICTURE = 16;

export async function readPage(
  document: PdfDocument,
  number: number,
  pdfJs: PdfJs,
  habits: Habits,
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
  const bullets = iconBullets(upright);
  const icons = upright.filter((glyph) => isIcon(glyph) && !bullets.has(glyph));
  const silent = new Set(icons);
  // They keep their place, so that no gap is left, and say nothing.
  const letters = upright.map((glyph) =>
    bullets.has(glyph) ? { ...glyph, text: '•' } : silent.has(glyph) ? { ...glyph, text: '' } : glyph,
  );
  const { lines, columns, sideColumn } = pageLines({ number, height: size.height, ...habits }, [
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
    ...(sideColumn !== undefined && { sideColumn }),
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

type Page = { getAnnotations: () => Promise<unknown[]> };

/** Where a page's links lead and what stands at their places. Their lines are places among the lines given. */
async function linksOfPage(page: Page, view: Matrix, lines: readonly DraftLine[]): Promise<ParsedLink[]> {
  const annotations = await page.getAnnotations();
  return annotations.flatMap((annotation) => {
    const found = linkOf(annotation);
    if (!found) return [];
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = found.rect;
    const area = boxAround(view, [x0, y0, x1, y1]);
    const line = lines.findIndex(({ box }) => {
      const height = (box.top + box.bottom) / 2;
      return area.top <= height && height <= area.bottom && box.left < area.right && box.right > area.left;
    });
    const under = lines[line];
    const text = under ? textWithin(under, area.left, area.right) : '';
    const box = { page: under?.page ?? 0, ...area };
    return [under ? { url: found.url, text, box, line } : { url: found.url, text }];
  });
}

function textWithin({ glyphs }: DraftLine, left: number, right: number): string {
  const within = glyphs.filter((glyph) => {
    const middle = (glyph.left + glyph.right) / 2;
    return left <= middle && middle <= right;
  });
  return atomText({ glyphs: within }).trim();
}

function linkOf(annotation: unknown): { url: string; rect: number[] } | undefined {
  if (typeof annotation !== 'object' || annotation === null) return undefined;
  const { subtype, url, unsafeUrl, rect } = annotation as Record<string, unknown>;
  const address = url ?? unsafeUrl;
  if (subtype !== 'Link' || typeof address !== 'string') return undefined;
  return { url: address, rect: numbersOf(rect) };
}

type Objects = { get: (name: string, then: (value: unknown) => void) => unknown };

/** The fonts that a page sets; they arrive a little after its operators. */
async function fontsOfPage(
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
