import type { Box, TextLine, TextRun } from '../../read-file.ts';
import { atomsOf } from './atoms.ts';
import { splitBullet } from './bullet.ts';
import { blocksOf } from './columns.ts';
import { ASCENT, DESCENT, type Glyph } from './glyph.ts';
import { plainBlanks, plainLetters } from './letters.ts';
import { type Piece, piecesOf } from './line-text.ts';
import { type GlyphLine, glyphLines, withHeadingsApart } from './rows-to-lines.ts';

/** A line before its place among all lines is known, and the letters it was made of. */
export type DraftLine = Omit<TextLine, 'index'> & { box: Box; glyphs: readonly Glyph[]; artifact: boolean };

/** A page's letters as lines, in the order of reading. */
export function pageLines(page: number, glyphs: readonly Glyph[]): { lines: DraftLine[]; columns: number } {
  const { blocks, columns } = blocksOf(atomsOf(glyphs));
  const lines = blocks.flatMap(({ column, atoms, headingsEnd }) => {
    const lines = glyphLines(atoms);
    const apart = headingsEnd === undefined ? lines : withHeadingsApart(lines, headingsEnd);
    const drafts = apart.map((line) => draft(line, page, column));
    return drafts.filter(({ text, bullet }) => text !== '' || bullet !== '');
  });
  return { lines: withGaps(lines), columns };
}

function draft({ glyphs, baseline }: GlyphLine, page: number, column: number): DraftLine {
  const runs = runsOf(piecesOf(glyphs), page);
  const { bullet, rest } = splitBullet(plainBlanks(runs.map(({ text }) => text).join('')).trim());
  const letters = glyphs.length;
  const mostly = (hit: (glyph: Glyph) => boolean) => glyphs.filter(hit).length > 0.6 * letters;
  const size = frequent(glyphs.map((glyph) => Math.round(glyph.size * 10) / 10));
  return {
    page,
    text: rest,
    runs: withoutBullet(runs, bullet),
    box: {
      page,
      left: Math.min(...glyphs.map(({ left }) => left)),
      right: Math.max(...glyphs.map(({ right }) => right)),
      top: baseline - ASCENT * size,
      bottom: baseline + DESCENT * size,
    },
    column,
    region: 'body',
    fontSize: size,
    bold: mostly(({ face }) => face.bold),
    italic: mostly(({ face }) => face.italic),
    allCaps: isAllCaps(rest),
    bullet,
    gapAbove: 0,
    glyphs,
    artifact: glyphs.every(({ artifact }) => artifact),
  };
}

function runsOf(pieces: readonly Piece[], page: number): TextRun[] {
  const runs: TextRun[] = [];
  let last: Glyph | undefined;
  for (const { glyphs, before } of pieces) {
    glyphs.forEach((glyph, index) => {
      const text = (index === 0 ? before : '') + plainLetters(glyph.text);
      const run = runs.at(-1);
      const box = {
        page,
        left: glyph.left,
        right: glyph.right,
        top: glyph.baseline - ASCENT * glyph.size,
        bottom: glyph.baseline + DESCENT * glyph.size,
      };
      if (run?.box && last && sameLook(last, glyph)) {
        run.text += text;
        run.box = around(run.box, box);
      } else {
        const { name, bold, italic } = glyph.face;
        runs.push({ text, box, fontSize: glyph.size, fontName: name, bold, italic, hidden: glyph.hidden });
      }
      last = glyph;
    });
  }
  return runs;
}

function sameLook(a: Glyph, b: Glyph): boolean {
  return a.face === b.face && a.hidden === b.hidden && Math.abs(a.size - b.size) < 0.05;
}

function around(a: Box, b: Box): Box {
  return {
    page: a.page,
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

function withoutBullet(runs: readonly TextRun[], bullet: string): TextRun[] {
  const [first, ...others] = runs;
  if (!first || bullet === '') return [...runs];
  const rest = first.text.trimStart().slice(bullet.length).trimStart();
  const [next, ...after] = others;
  if (rest !== '') return [{ ...first, text: rest }, ...others];
  return next ? [{ ...next, text: next.text.trimStart() }, ...after] : [];
}

export function isAllCaps(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const cased = letters.filter((letter) => letter.toLowerCase() !== letter.toUpperCase());
  return cased.length >= 2 && cased.every((letter) => letter === letter.toUpperCase());
}

export function frequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** The empty space above each line, up to the one before it in its column. */
function withGaps(lines: DraftLine[]): DraftLine[] {
  return lines.map((line) => {
    const above = lines.filter(
      (other) =>
        other !== line &&
        other.box.bottom <= line.box.top + 0.35 * line.fontSize &&
        (other.column === line.column || other.column === 0 || line.column === 0),
    );
    const nearest = Math.max(...above.map(({ box }) => box.bottom));
    return above.length > 0 ? { ...line, gapAbove: Math.max(0, line.box.top - nearest) } : line;
  });
}
