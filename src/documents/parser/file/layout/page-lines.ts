import { boxAround, type TextRun } from '#documents/parser/parsed-file.ts';
import { blocksOf } from './columns.ts';
import { asDrawn } from './drawn-letters.ts';
import { ASCENT, type Atom, atomText, DESCENT, type DraftLine, type Glyph } from './glyph.ts';
import { plainBlanks, plainLetters, splitBullet } from './letters.ts';
import { countBelow, greatestOf, leastOf } from './positions.ts';
import {
  type GlyphGroup,
  glyphGroups,
  inReadingOrder,
  mendBrokenWords,
  mendSpacing,
  runsRightToLeft,
  spreadOf,
} from './line-text.ts';
import { atomsOf, type GlyphLine, glyphLines, rowsOf, withHeadingsApart } from './rows.ts';
import { isDate } from './side-notes.ts';

/** A page's letters as lines, in the order of reading. */
export function pageLines(
  page: { number: number; height: number; breaksWords: boolean; inColumns?: boolean },
  glyphs: readonly Glyph[],
): { lines: DraftLine[]; columns: number; sideColumn?: number } {
  const atoms = atomsOf(asDrawn(glyphs));
  const { body, foot } = withoutFoot(atoms, page.height);
  const { blocks, ...cut } = blocksOf(body, {
    rightToLeft: runsRightToLeft(atoms.map(atomText)),
    inColumns: page.inColumns ?? false,
  });
  const all = foot.length > 0 ? [...blocks, { column: 0, atoms: foot }] : blocks;
  const lines = all.flatMap((block) => {
    const read = glyphLines(block.atoms);
    const apart = block.headingsEnd === undefined ? read : withHeadingsApart(read, block.headingsEnd);
    const drafts = apart.map((line) => draft(line, page.number, block.column));
    return drafts.filter(({ text, bullet }) => text !== '' || bullet !== '');
  });
  return { lines: mendBrokenWords(withGaps(lines), page.breaksWords), ...cut };
}

/** A page's number at its foot, which would stand in the way of a gutter. */
const FOOT =
  /(?:(?:^|[·|•–—-])\s*|(?<!\s)\s+)(?:(?:page|seite|página|pagina|strona|p\.)\s*)?\d{1,2}(?:\s*(?:\/|of|von|de|sur|z|di)\s*\d{1,2})?$/iu;
/** Where feet of pages begin, as a share of their height. */
const FOOT_AT = 0.92;

function withoutFoot(atoms: readonly Atom[], height: number): { body: Atom[]; foot: Atom[] } {
  const rows = rowsOf(atoms);
  const last = rows.at(-1);
  const before = rows.at(-2);
  const text = last?.atoms.map(atomText).join(' ') ?? '';
  const isFoot =
    last !== undefined &&
    before !== undefined &&
    last.baseline > FOOT_AT * height &&
    last.baseline - before.baseline > 2 * last.size &&
    text.length < 60 &&
    FOOT.test(text);
  if (!isFoot) return { body: [...atoms], foot: [] };
  const inFoot = new Set(last.atoms);
  return { body: atoms.filter((atom) => !inFoot.has(atom)), foot: last.atoms };
}

/** Letters farther apart than this are taken for words by readers that know only gaps. */
const APART = 0.15;

function draft({ glyphs, baseline }: GlyphLine, page: number, column: number): DraftLine {
  const { glyphs: mended, mended: spelled } = mendSpacing(glyphs);
  const pieces = glyphGroups(mended);
  const runs = runsOf(readOrder(pieces), page);
  const { bullet: sign, rest } = splitBullet(plainBlanks(runs.map(({ text }) => text).join('')).trim());
  const bullet = isDrawnOut(mended[0]) ? '' : sign;
  const main = mainPart(pieces);
  const mostly = (hit: (glyph: Glyph) => boolean) => main.filter(hit).length > 0.6 * main.length;
  const size = frequent(glyphs.map((glyph) => Math.round(glyph.size * 10) / 10));
  return {
    page,
    text: rest,
    runs: withoutBullet(runs, sign),
    box: {
      page,
      left: leastOf(glyphs.map(({ left }) => left)),
      right: greatestOf(glyphs.map(({ right }) => right)),
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
    letterSpaced: spelled || (/\p{L}{3}/u.test(rest) && spreadOf(glyphs) > APART),
  };
}

/** A sign drawn out to a line leads to what stands at the end, and begins no item. */
function isDrawnOut(first: Glyph | undefined): boolean {
  return first !== undefined && first.right - first.left > 2 * first.size;
}

/** What a line says first: a date or a place after a tab looks as it likes. */
function mainPart(pieces: readonly GlyphGroup[]): Glyph[] {
  const tab = pieces.findIndex(({ before }) => before === '\t');
  const letters = (some: readonly GlyphGroup[]) => some.flatMap(({ glyphs }) => glyphs);
  if (tab < 0) return letters(pieces);
  const first = letters(pieces.slice(0, tab));
  return isDate(atomText({ glyphs: first })) ? letters(pieces.slice(tab)) : first;
}

/** A letter, and what parts it from the one that is read before it. */
type Step = { glyph: Glyph; before: GlyphGroup['before'] };

function readOrder(pieces: readonly GlyphGroup[]): Step[] {
  type Item = Glyph | GlyphGroup['before'];
  const items = pieces.flatMap(({ glyphs, before }): Item[] => (before ? [before, ...glyphs] : glyphs));
  const textOf = (item: Item) => (typeof item === 'string' ? item : item.text);
  const steps: Step[] = [];
  let before: GlyphGroup['before'] = '';
  for (const item of inReadingOrder(items, textOf)) {
    if (typeof item === 'string') before = item;
    else {
      steps.push({ glyph: item, before: steps.length === 0 ? '' : before });
      before = '';
    }
  }
  return steps;
}

function runsOf(steps: readonly Step[], page: number): TextRun[] {
  const runs: TextRun[] = [];
  let last: Glyph | undefined;
  for (const { glyph, before } of steps) {
    const text = before + plainLetters(glyph.text);
    const run = runs.at(-1);
    const box = {
      page,
      left: glyph.left,
      right: glyph.right,
      top: glyph.baseline - ASCENT * glyph.size,
      bottom: glyph.baseline + DESCENT * glyph.size,
    };
    if (run?.box && last && before !== '\t' && sameLook(last, glyph)) {
      run.text += text;
      run.box = boxAround(run.box, box);
    } else {
      const { name, bold, italic } = glyph.face;
      runs.push({ text, box, fontSize: glyph.size, fontName: name, bold, italic, hidden: glyph.hidden });
    }
    last = glyph;
  }
  return runs;
}

function sameLook(a: Glyph, b: Glyph): boolean {
  return a.face === b.face && a.hidden === b.hidden && Math.abs(a.size - b.size) < 0.05;
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

const NONE = new Float64Array();

/** The empty space above each line, up to the one before it in its column. */
function withGaps(lines: DraftLine[]): DraftLine[] {
  const bottomsOf = (some: readonly DraftLine[]) => Float64Array.from(some, ({ box }) => box.bottom).sort();
  const byColumn = Map.groupBy(lines, ({ column }) => column);
  const bottoms = new Map([...byColumn].map(([column, own]) => [column, bottomsOf(own)]));
  const all = bottomsOf(lines);
  return lines.map((line) => {
    const { column, box, fontSize } = line;
    const end = box.top + 0.35 * fontSize;
    // What runs over all columns stands above and below the lines of each.
    const own = lastUpTo(column === 0 ? all : (bottoms.get(column) ?? NONE), end, box.bottom);
    const nearest = column === 0 ? own : Math.max(own, lastUpTo(bottoms.get(0) ?? NONE, end));
    return nearest > -Infinity ? { ...line, gapAbove: Math.max(0, box.top - nearest) } : line;
  });
}

/** The last of some sorted heights that is not below `end`; the line's own, which is one of them, does not count. */
function lastUpTo(sorted: Float64Array, end: number, own?: number): number {
  let count = countBelow(sorted, end);
  while (sorted[count] === end) count += 1;
  const last = sorted[count - 1];
  return (last === own ? sorted[count - 2] : last) ?? -Infinity;
}
