import type { Glyph } from '../layout/glyph.ts';
import { greatestOf, nearHeight } from '../layout/positions.ts';
import type { Bounds, DrawnShape } from './page-marks.ts';

/* Small drawings that mean something: bullets, pictograms, and marks of a level. */

/** Fonts that hold pictograms, which their files often call by letters that they are not. */
const ICON_FONT =
  /awesome|icon|marvosym|martinvogel|glyph|academicons|feather|material|symbols?(?:neu|outlined|rounded)|emoji|simple-?line|entypo|typicons/i;
/** Word's bullets are private too, but they are bullets. */
const BULLET = /[\uf0b7\uf0a7\uf0d8\uf0fc\uf076\uf0a8\uf06e\uf071\uf02d]/;
const PICTOGRAM = /\p{Co}|[\u2600-\u26ff\u2700-\u2704\u2706-\u2712\u{1f300}-\u{1faff}☎✆✉📧📞📍🏠🔗]/u;
/** Signs that begin items of a list, in whatever font. */
const LIST_SIGN = /^[•‣◦∙·●○◉◎▪▫■□◆◇★☆✓✔✗✦✧❖➢➤▶►–—-]$/;

export function isIcon({ text, face }: Glyph): boolean {
  if (LIST_SIGN.test(text)) return false;
  if (ICON_FONT.test(face.name) && !/^\s*$/.test(text)) return true;
  return PICTOGRAM.test(text) && !BULLET.test(text);
}

/** Circles, squares, arrows, ticks and the like of fonts of pictograms, by the names of these fonts. */
const ICON_BULLETS: readonly (readonly [font: RegExp, signs: RegExp])[] = [
  [
    /awesome/i,
    /[\uf00c\uf04b\uf054\uf058\uf061\uf068\uf096\uf0a9\uf0c8\uf0da\uf101\uf105\uf10c\uf111\uf138\uf192\uf1db\uf219\uf22d]/,
  ],
  [/material/i, /[\ue061\ue5ca\ue5cc\ue5df\ue86c\ue912\uef4a]/],
];

/** How far, in sizes of the letters, a bullet stands from its line and from what is left of it. */
const REACH = { right: 2.2, left: 4 };

/** Pictograms that begin the items of a list: bullets. Several beside each other are a level of something. */
export function iconBullets(glyphs: readonly Glyph[]): ReadonlySet<Glyph> {
  const near = nearLetters(glyphs);
  const beforeText = glyphs.filter(isIcon).flatMap((sign) => beforeTextOf(sign, near));
  const known = beforeText.filter(
    ({ sign, isFirst }) =>
      isFirst && ICON_BULLETS.some(([font, own]) => font.test(sign.face.name) && own.test(sign.text)),
  );
  return new Set([...known, ...listSigns(beforeText)].map(({ sign }) => sign));
}

type SignBeforeText = {
  sign: Glyph;
  /** Nothing stands near before it. */
  isFirst: boolean;
};

/** Letters whose baseline is no farther from a height than the largest of them reaches. */
function nearLetters(glyphs: readonly Glyph[]): (height: number) => Glyph[] {
  const seen = glyphs.filter(({ text }) => text.trim() !== '');
  const reach = greatestOf(seen.map(({ size }) => size));
  const near = nearHeight(seen, ({ baseline }) => baseline);
  return (height) => near(height, reach);
}

/** A pictogram with text right behind it. */
function beforeTextOf(sign: Glyph, near: (height: number) => Glyph[]): SignBeforeText[] {
  const line = near(sign.baseline).filter(
    (other) =>
      other !== sign &&
      sign.baseline < other.baseline + 0.4 * other.size &&
      sign.baseline > other.baseline - 0.7 * other.size,
  );
  const next = line.filter(({ left }) => left >= sign.left).sort((a, b) => a.left - b.left)[0];
  if (!next || isIcon(next) || next.left - sign.right > REACH.right * next.size) return [];
  const isBehind = line.some(({ right }) => right <= next.left && right > sign.left - REACH.left * next.size);
  return [{ sign, isFirst: !isBehind }];
}

/**
 * How many like pictograms above each other are a list's, how many of them have nothing before them (beside others stands
 * a date in the margin), and how near, in sizes of the sign, two of them stand.
 */
const LIST = { least: 3, first: 2, near: 2 };

/**
 * TeX sets bullets from fonts whose letters are not named: such a sign is known by its use. How somebody is reached has
 * a sign of its own in each line, and the signs of dates and places stand an entry apart.
 */
function listSigns(beforeText: readonly SignBeforeText[]): SignBeforeText[] {
  const likes = Map.groupBy(
    beforeText,
    ({ sign: { face, text, left } }) => `${face.name}/${text}/${Math.round(left)}`,
  );
  return [...likes.values()]
    .filter((like) => {
      const downwards = like.map(({ sign }) => sign).sort((a, b) => a.baseline - b.baseline);
      const isNear = downwards.some((sign, at) => {
        const above = downwards[at - 1];
        return above !== undefined && sign.baseline - above.baseline < LIST.near * sign.size;
      });
      return (
        like.length >= LIST.least && like.filter(({ isFirst }) => isFirst).length >= LIST.first && isNear
      );
    })
    .flat();
}

/** Largest and smallest dot before a line, in points. */
const DOT = { least: 1, most: 6 };

/** Bullets that are drawn and not set, as browsers print them: they become letters, so that lists are lists. */
export function drawnBullets(shapes: readonly DrawnShape[], glyphs: readonly Glyph[]): Glyph[] {
  const dots = shapes.filter(isDot);
  const near = nearLetters(glyphs);
  const dotsNear = nearHeight(dots, ({ top }) => top);
  return dots.flatMap((dot) => {
    const middle = (dot.top + dot.bottom) / 2;
    const line = near(middle).filter(
      ({ baseline, size }) => middle < baseline - 0.1 * size && middle > baseline - 0.65 * size,
    );
    const next = line.filter(({ left }) => left >= dot.right).sort((a, b) => a.left - b.left)[0];
    if (!next || next.left - dot.right > REACH.right * next.size || dot.right - dot.left > 0.7 * next.size)
      return [];
    const before = line.some(({ right }) => right <= dot.left && right > dot.left - REACH.left * next.size);
    // Several dots beside each other are a level of something.
    const twins = dotsNear(dot.top, 1).filter((other) => other !== dot);
    const level = twins.some((other) => Math.abs(other.left - dot.left) < 5 * DOT.most);
    if (before || level) return [];
    const { left, right, order } = dot;
    return [{ ...next, text: '•', left, right, order, spaced: false }];
  });
}

function isDot({ left, top, right, bottom, filled }: DrawnShape): boolean {
  const width = right - left;
  const height = bottom - top;
  const fits = (length: number) => length >= DOT.least && length <= DOT.most;
  return filled && fits(width) && fits(height) && width / height > 0.7 && width / height < 1.4;
}

/** Height of a mark, in points: thinner ones are rules, larger ones are fields. */
const MARK = { least: 1.8, most: 14 };

/** Drawings that stand for a level: rows of like dots or stars, and bars of differing length. */
export function levelMarks(shapes: readonly DrawnShape[]): number {
  const marks = shapes.filter((shape) => {
    const height = shape.bottom - shape.top;
    return height >= MARK.least && height <= MARK.most;
  });
  return dotMarks(marks) + barMarks(marks);
}

/** Rows of at least three like marks side by side; two such rows, since one may be an ornament. */
function dotMarks(marks: readonly DrawnShape[]): number {
  const small = marks.filter(({ left, right }) => right - left <= 2.5 * MARK.most);
  const rows = groups(small, (a, b) => Math.abs(middle(a) - middle(b)) < 1 && sameSize(a, b));
  const levels = rows.filter((row) => {
    const places = [...new Set(row.map(({ left }) => Math.round(left)))].sort((a, b) => a - b);
    const steps = places.slice(1).map((place, index) => place - (places[index] ?? 0));
    const width = (row[0]?.right ?? 0) - (row[0]?.left ?? 0);
    return (
      places.length >= 3 &&
      places.length <= 12 &&
      steps.every((step) => step > 0.8 * width && step < 3 * width + 4)
    );
  });
  return levels.length >= 2 ? levels.flat().length : 0;
}

/** A bar over its track: same left end and height, another length; twice at least. */
function barMarks(marks: readonly DrawnShape[]): number {
  const bars = marks.filter(({ left, right }) => right - left >= 15 && right - left <= 260);
  const stacks = groups(
    bars,
    (a, b) => Math.abs(middle(a) - middle(b)) < 1 && Math.abs(a.left - b.left) < 2 && sameHeight(a, b),
  );
  const levels = stacks.filter((stack) => {
    const widths = stack.map(({ left, right }) => right - left);
    return Math.max(...widths) - Math.min(...widths) > 3;
  });
  return levels.length >= 2 ? levels.length : 0;
}

/** Shapes that are like the first of them; whatever is alike stands as high, to a point. */
function groups(
  shapes: readonly DrawnShape[],
  alike: (a: DrawnShape, b: DrawnShape) => boolean,
): DrawnShape[][] {
  const found: DrawnShape[][] = [];
  // Groups by the whole point that the middle of their first shape stands at.
  const at = new Map<number, { first: DrawnShape; group: DrawnShape[]; number: number }[]>();
  for (const shape of shapes) {
    const point = Math.floor(middle(shape));
    const near = [point - 1, point, point + 1].flatMap((each) => at.get(each) ?? []);
    const like = near.filter(({ first }) => alike(first, shape)).sort((a, b) => a.number - b.number)[0];
    if (like) {
      like.group.push(shape);
      continue;
    }
    const group = [shape];
    const begun = { first: shape, group, number: found.length };
    found.push(group);
    const here = at.get(point);
    if (here) here.push(begun);
    else at.set(point, [begun]);
  }
  return found;
}

function middle({ top, bottom }: Bounds): number {
  return (top + bottom) / 2;
}

function sameHeight(a: Bounds, b: Bounds): boolean {
  return Math.abs(a.bottom - a.top - (b.bottom - b.top)) < 1;
}

function sameSize(a: Bounds, b: Bounds): boolean {
  return sameHeight(a, b) && Math.abs(a.right - a.left - (b.right - b.left)) < 1;
}
