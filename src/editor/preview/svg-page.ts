import type { PaintedPage } from './preview-source.ts';

/*
 * The server writes a glyph once and every letter as a `<use>` of it, which is the shortest. A browser makes three
 * elements of each: 6,000 for a full page, 30 ms of its time at every key and as many to clear away. One path for each
 * stretch of text shows the same in a tenth of that.
 */

/** A glyph that can stand anywhere: where it begins, and how it goes on from there. */
type Outline = { x: number; y: number; rest: string };

const GLYPH = /<path id="(\w+)" d="([^"]*)"\/>/g;
const LETTER = /<use(?: x="([-\d.e]+)")?(?: y="([-\d.e]+)")? href="#(\w+)"\/>/g;
const LETTERS = new RegExp(`(?:${LETTER.source})+`, 'g');
/** Numbers that follow a command of the exporter's, which are absolute. */
const OPERANDS: Readonly<Record<string, number>> = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };
/** More than the glyphs of a long document in several scripts. */
const KEPT_OUTLINES = 5_000;

/** Outlines by the path they were made of: from one version of a page to the next nearly all stay. */
const outlines = new Map<string, Outline | null>();

/** A page that the server drew, made ready to be shown. */
export function svgPage(svg: string): PaintedPage {
  return { kind: 'svg', markup: withJoinedGlyphs(svg), ...pageSize(svg) };
}

/** The page with the letters of each stretch of text joined into one path; it looks the same. */
export function withJoinedGlyphs(svg: string): string {
  const glyphs = new Map<string, Outline>();
  for (const [, id = '', path = ''] of svg.matchAll(GLYPH)) {
    const outline = outlineOf(path);
    if (outline) glyphs.set(id, outline);
  }
  const joined = svg.replace(LETTERS, (letters) => {
    let path = '';
    for (const [, x = '0', y = '0', id = ''] of letters.matchAll(LETTER)) {
      const glyph = glyphs.get(id);
      if (!glyph) return letters;
      path += `M${sum(glyph.x, Number(x))} ${sum(glyph.y, Number(y))}${glyph.rest}`;
    }
    return `<path d="${path}"/>`;
  });
  const used = new Set(Array.from(joined.matchAll(/ href="#(\w+)"/g), ([, id]) => id));
  return joined.replace(GLYPH, (glyph, id: string) => (used.has(id) ? glyph : ''));
}

function outlineOf(path: string): Outline | null {
  const known = outlines.get(path);
  if (known !== undefined) return known;
  if (outlines.size >= KEPT_OUTLINES) outlines.clear();
  const outline = relativeOutline(path);
  outlines.set(path, outline);
  return outline;
}

/** Nothing for a path that is written in another way than the exporter's. */
function relativeOutline(path: string): Outline | null {
  const tokens = path.trim().split(/[ ,]+/);
  let [first, rest] = [undefined as { x: number; y: number } | undefined, ''];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (let at = 0; at < tokens.length;) {
    const command = tokens[at] ?? '';
    const count = OPERANDS[command];
    if (count === undefined) return null;
    const numbers = tokens.slice(at + 1, at + 1 + count).map(Number);
    if (numbers.length < count || numbers.some(Number.isNaN)) return null;
    at += count + 1;
    if (command === 'Z') {
      rest += 'z';
      [x, y] = [startX, startY];
      continue;
    }
    const [endX = 0, endY = 0] = numbers.slice(-2);
    if (command === 'M') [startX, startY] = [endX, endY];
    if (command === 'M' && !first) first = { x: endX, y: endY };
    else rest += command.toLowerCase() + relative(numbers, x, y);
    [x, y] = [endX, endY];
    if (!first) return null;
  }
  // Nothing is drawn for a blank.
  return first ? { ...first, rest } : null;
}

function relative(numbers: readonly number[], x: number, y: number): string {
  return numbers.map((value, index) => sum(value, index % 2 === 0 ? -x : -y)).join(' ');
}

/** Without the noise digits of a sum. */
function sum(one: number, other: number): number {
  return Math.round((one + other) * 1000) / 1000;
}

/** Size of an A4 sheet in points: what a page is taken for until its own size is read. */
const A4 = { width: 595, height: 842 };

/** Width and height of a drawn page, in points, as its `viewBox` says. */
function pageSize(svg: string): { width: number; height: number } {
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(svg.slice(0, 1_000)) ?? [];
  return Number(width) > 0 && Number(height) > 0 ? { width: Number(width), height: Number(height) } : A4;
}
