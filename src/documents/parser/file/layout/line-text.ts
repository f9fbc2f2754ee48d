import { atomText, type Glyph, type DraftLine } from './glyph.ts';
import { isDate, median } from './side-notes.ts';

/* The text of a line from its letters: blanks, words pulled apart or broken, and the direction of writing. */

/** Letters between which nothing stands, and what parts them from those before. */
export type GlyphGroup = { glyphs: Glyph[]; before: '' | ' ' | '\t' };

/** A gap as wide as this share of the size parts words where the file has no blanks. */
const WORD_GAP = 0.12;
/** One as wide as this is a jump of a tabulator; beside a date, a narrower one is. */
const TAB_GAP = 1.6;
const TAB_GAP_AT_DATE = 0.6;
/** Chinese, Japanese and Korean letters stand a little apart from others, and that is no blank. */
const IDEOGRAPH_GAP = 0.45;
/** Letters farther apart than this were spread on purpose. */
const SPREAD = 0.06;
/** Of a line whose letters were spread, at most this share stands as close as usual. */
const CLOSED_MAX = 0.34;

/** How far the letters of a line stand apart, as a share of their size, where they were spread; 0 where not. */
export function spreadOf(glyphs: readonly Glyph[]): number {
  const gaps = glyphs.flatMap((glyph, index) => {
    const before = glyphs[index - 1];
    if (!before || glyph.spaced) return [];
    return [(glyph.left - before.right) / Math.max(1, Math.min(glyph.size, before.size))];
  });
  const middle = median(gaps.filter((gap) => gap < 1));
  // Words of one letter or figure, "4,5 s", have as many gaps between them as within: what was spread has few closed.
  const closed = gaps.filter((gap) => gap < SPREAD / 2).length;
  return gaps.length >= 3 && middle > SPREAD && closed < gaps.length * CLOSED_MAX ? middle : 0;
}

/** A line's letters in words. A jump to another stop, as before a date at the right edge, is a tab. */
export function glyphGroups(glyphs: readonly Glyph[]): GlyphGroup[] {
  const gaps = glyphs.map((glyph, index) => {
    const before = glyphs[index - 1];
    return before ? (glyph.left - before.right) / Math.max(1, Math.min(glyph.size, before.size)) : 0;
  });
  const spread = spreadOf(glyphs);
  const wordGap = spread > 0 ? Math.max(WORD_GAP, spread * 1.6 + 0.06) : WORD_GAP;
  const isTab = (index: number) => {
    const gap = gaps[index] ?? 0;
    if (gap >= Math.max(TAB_GAP, wordGap * 2)) return true;
    if (gap < Math.max(TAB_GAP_AT_DATE, wordGap * 2)) return false;
    // A label in bold before what it stands for.
    const bolder = glyphs[index - 1]?.face.bold && !glyphs[index]?.face.bold;
    if (bolder && gap > TAB_GAP / 2) return true;
    return (
      isDate(atomText({ glyphs: glyphs.slice(0, index) })) ||
      isDate(atomText({ glyphs: glyphs.slice(index) }))
    );
  };
  const pieces: GlyphGroup[] = [];
  glyphs.forEach((glyph, index) => {
    const piece = pieces.at(-1);
    const least = isIdeograph(glyph) || isIdeograph(glyphs[index - 1]) ? IDEOGRAPH_GAP : wordGap;
    // Icons have a place and no text.
    const apart = glyph.spaced || glyphs[index - 1]?.text === '' || (gaps[index] ?? 0) >= least;
    if (!piece) pieces.push({ glyphs: [glyph], before: '' });
    else if (apart) pieces.push({ glyphs: [glyph], before: isTab(index) ? '\t' : ' ' });
    else piece.glyphs.push(glyph);
  });
  return pieces;
}

function isIdeograph(glyph: Glyph | undefined): boolean {
  return (
    glyph !== undefined &&
    /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\u3000-\u303f\uff00-\uffef]/u.test(glyph.text)
  );
}

/** Shortest row of single letters that is a word pulled apart and not a few initials. */
const LETTERS_MIN = 4;
/** A gap this much wider than those between the letters parts words. */
const WIDER = 1.5;

/**
 * Blanks between the letters of a word, as in "S K I L L S", taken out again; those between words, which are wider,
 * stay. Also says whether there were any.
 */
export function mendSpacing(glyphs: readonly Glyph[]): { glyphs: readonly Glyph[]; mended: boolean } {
  const mended = new Set<Glyph>();
  let run: Glyph[] = [];
  const close = () => {
    if (run.length >= LETTERS_MIN) for (const glyph of inWords(run)) mended.add(glyph);
    run = [];
  };
  glyphs.forEach((glyph, index) => {
    const alone = (glyphs[index + 1]?.spaced ?? true) && (glyph.spaced || index === 0);
    if (alone && /^\p{L}$/u.test(glyph.text)) run.push(glyph);
    else close();
  });
  close();
  if (mended.size === 0) return { glyphs, mended: false };
  return {
    glyphs: glyphs.map((glyph) => (mended.has(glyph) ? { ...glyph, spaced: false } : glyph)),
    mended: true,
  };
}

/** Letters that belong to the word of the letter before them. */
function inWords(letters: readonly Glyph[]): Glyph[] {
  const gapAt = (index: number) => (letters[index]?.left ?? 0) - (letters[index - 1]?.right ?? 0);
  const usual = median(letters.slice(1).map((_, index) => gapAt(index + 1)));
  return letters.filter((_, index) => index > 0 && gapAt(index) <= WIDER * Math.max(usual, 0.1));
}

/** First parts of words that are written with a hyphen anyway. */
const COMPOUND =
  /(?:^|[\s(\/])(?:all|anti|back|best|bottom|co|cost|cross|customer|data|decision|e|end|ever|ex|first|five|forward|four|front|full|fully|half|hands|hard|high|in|inter|large|lead|left|long|low|mid|mission|multi|near|new|newly|non|off|on|one|open|out|over|part|peer|post|pre|problem|quasi|re|real|right|second|self|semi|seven|short|single|six|small|sub|task|team|ten|third|three|time|top|two|ultra|under|up|user|well|wide|work|world|year)-$/i;

/**
 * Words broken at the end of a line, whole again on the line where they begin. Programs that break words leave a
 * hyphen like any other, so only files of such programs are mended; soft hyphens always are.
 */
export function mendBrokenWords(lines: readonly DraftLine[], breaksWords: boolean): DraftLine[] {
  const mended = [...lines];
  for (let index = 0; index + 1 < mended.length; index++) {
    const line = mended[index];
    const next = mended[index + 1];
    if (!line || !next || !isBroken(line, next, breaksWords)) continue;
    const [rest = ''] = next.text.split(/\s/, 1);
    mended[index] = withEnd(line, rest);
    mended[index + 1] = withoutStart(next, rest);
  }
  return mended.filter(({ text, bullet }) => text !== '' || bullet !== '');
}

function isBroken(line: DraftLine, next: DraftLine, breaksWords: boolean): boolean {
  if (line.column !== next.column || next.bullet !== '' || next.gapAbove > 0.8 * next.fontSize) return false;
  if (/\p{L}\u00ad$/u.test(line.text)) return true;
  if (!breaksWords || !/\p{L}{2}[-\u2010]$/u.test(line.text) || COMPOUND.test(line.text)) return false;
  const [rest = ''] = next.text.split(/\s/, 1);
  return /^\p{Ll}{2}/u.test(rest) && !rest.slice(0, -1).includes('-');
}

function withEnd(line: DraftLine, rest: string): DraftLine {
  const runs = [...line.runs];
  const last = runs.pop();
  const ended = (text: string) => text.replace(/[-\u00ad\u2010]\s*$/, '') + rest;
  return {
    ...line,
    text: ended(line.text),
    runs: last ? [...runs, { ...last, text: ended(last.text) }] : runs,
  };
}

function withoutStart(line: DraftLine, rest: string): DraftLine {
  const [first, ...others] = line.runs;
  const runs = first
    ? [{ ...first, text: first.text.trimStart().slice(rest.length).trimStart() }, ...others]
    : [];
  return {
    ...line,
    text: line.text.slice(rest.length).trimStart(),
    runs: runs.filter(({ text }) => text !== ''),
  };
}

const RIGHT_TO_LEFT = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Syriac}\p{sc=Thaana}\p{sc=Nko}]/u;
/** Signs of amounts go with their numbers. */
const LEFT_TO_RIGHT = /[\p{L}\p{N}%‰$€£₪+]/u;

function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/** Whether a text is mostly written from right to left. */
export function runsRightToLeft(texts: readonly string[]): boolean {
  const right = texts.filter(isRightToLeft).length;
  return right > 0 && right >= texts.filter((text) => /\p{L}/u.test(text)).length / 2;
}

/**
 * Things of a line as they stand from left to right, in the order in which they are read: a line of Hebrew is read
 * from its right end, but numbers and Latin words in it from their left.
 */
export function inReadingOrder<T>(items: readonly T[], textOf: (item: T) => string): readonly T[] {
  const texts = items.map(textOf);
  if (!texts.some(isRightToLeft)) return items;
  const isLeft = (item: T) => !isRightToLeft(textOf(item)) && LEFT_TO_RIGHT.test(textOf(item));
  if (!runsRightToLeft(texts)) return turned(items, (item) => isRightToLeft(textOf(item)), isLeft);
  return turned([...items].reverse(), isLeft, (item) => isRightToLeft(textOf(item)));
}

/** Turns around what lies between two things of one direction with none of the other in between. */
function turned<T>(items: readonly T[], turns: (item: T) => boolean, stops: (item: T) => boolean): T[] {
  const result = [...items];
  for (let first = 0; first < result.length; first++) {
    if (!turns(result[first] as T)) continue;
    let last = first;
    for (let at = first; at < result.length && !stops(result[at] as T); at++) {
      if (turns(result[at] as T)) last = at;
    }
    result.splice(first, last - first + 1, ...result.slice(first, last + 1).reverse());
    first = last;
  }
  return result;
}
