import { normalForm } from '#documents/text/clean.ts';
import type { Glyph } from './glyph.ts';

/* Letters as a person sees them, where a file spells them otherwise: hyphens of other names, accents set apart. */

const HYPHENS = /^[-\u00ad\u2010\u2011]+$/;
const SOFT = '\u00ad';

/** Accents that stand as letters of their own, and the marks they are on the letter they belong to. */
const MARKS: ReadonlyMap<string, string> = new Map([
  ['`', '\u0300'],
  ['´', '\u0301'],
  ['ˆ', '\u0302'],
  ['˜', '\u0303'],
  ['¨', '\u0308'],
  ['¯', '\u0304'],
  ['˘', '\u0306'],
  ['˙', '\u0307'],
  ['˚', '\u030a'],
  ['˝', '\u030b'],
  ['ˇ', '\u030c'],
  ['¸', '\u0327'],
  ['˛', '\u0328'],
]);

/** The letters of a page with what is drawn as one sign told as one. */
export function asDrawn(glyphs: readonly Glyph[]): readonly Glyph[] {
  return withAccents(withPlainHyphens(withTurnedBytes(glyphs)));
}

/** Small Latin letters whose two bytes were written in the wrong order: "f" as U+6600. */
const TURNED =
  /^(?:[\u6100\u6200\u6300\u6400\u6500\u6600\u6700\u6800\u6900\u6a00\u6b00\u6c00\u6d00\u6e00\u6f00\u7000\u7100\u7200\u7300\u7400\u7500\u7600\u7700\u7800\u7900\u7a00]){2,3}$/;

/** Ligatures of files by Ghostscript: one sign that stands for two letters or three, each with its bytes turned. */
function withTurnedBytes(glyphs: readonly Glyph[]): readonly Glyph[] {
  return glyphs.map((glyph) =>
    glyph.text.length > 1 && TURNED.test(glyph.text)
      ? { ...glyph, text: turnedBack(glyph.text), mended: true }
      : glyph,
  );
}

function turnedBack(text: string): string {
  return [...text].map((letter) => String.fromCharCode(letter.charCodeAt(0) >> 8)).join('');
}

/**
 * A hyphen is a hyphen whatever the file calls it. Word on a Mac names one sign three times; a soft hyphen that was
 * drawn is seen, and only at the end of a line does it break a word.
 */
function withPlainHyphens(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some(({ text }) => text !== '-' && HYPHENS.test(text))) return glyphs;
  const plain: Glyph[] = [];
  let before: Glyph | undefined;
  for (const glyph of glyphs) {
    const last = plain.at(-1);
    const isHyphen = HYPHENS.test(glyph.text);
    if (isHyphen && last && before && isSameSign(before, glyph)) {
      plain[plain.length - 1] = { ...last, text: '-', right: Math.max(last.right, glyph.right) };
    } else if (isHyphen && !(glyph.text === SOFT && isLast(glyph, glyphs)))
      plain.push({ ...glyph, text: '-' });
    else plain.push(glyph);
    before = glyph;
  }
  return plain;
}

/** Hyphens of different names right after each other: nobody writes two kinds in a row. */
function isSameSign(before: Glyph, glyph: Glyph): boolean {
  return (
    HYPHENS.test(before.text) &&
    before.text !== glyph.text &&
    Math.abs(before.baseline - glyph.baseline) < 0.1 * glyph.size &&
    glyph.left - before.right < 0.1 * glyph.size
  );
}

function isLast(glyph: Glyph, glyphs: readonly Glyph[]): boolean {
  return !glyphs.some(
    ({ text, left, baseline, size }) =>
      text.trim() !== '' &&
      Math.abs(baseline - glyph.baseline) < 0.3 * size &&
      left > glyph.left + 0.05 * size &&
      left - glyph.right < 1.5 * size,
  );
}

/** How far, as a share of the size, the middle of an accent may lie outside its letter, and above or below it. */
const ASIDE = 0.15;
const RAISED = 0.6;

/** Accents that were drawn over or under a letter become part of it. */
function withAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  const accents = glyphs.filter(({ text }) => markOf(text) !== undefined);
  if (accents.length === 0) return glyphs;
  const replaced = new Map<Glyph, Glyph>();
  const gone = new Set<Glyph>();
  for (const accent of accents) {
    const base = baseOf(accent, glyphs, replaced);
    if (!base) continue;
    gone.add(accent);
    const letter = replaced.get(base) ?? base;
    replaced.set(base, { ...letter, text: composed(letter.text, accent.text) ?? letter.text });
  }
  return glyphs.filter((glyph) => !gone.has(glyph)).map((glyph) => replaced.get(glyph) ?? glyph);
}

function markOf(text: string): string | undefined {
  return MARKS.get(text) ?? (/^[\u0300-\u036f]$/u.test(text) ? text : undefined);
}

function baseOf(
  accent: Glyph,
  glyphs: readonly Glyph[],
  replaced: ReadonlyMap<Glyph, Glyph>,
): Glyph | undefined {
  const middle = (accent.left + accent.right) / 2;
  let nearest: { glyph: Glyph; far: number } | undefined;
  for (const glyph of glyphs) {
    if (Math.abs(glyph.baseline - accent.baseline) > RAISED * accent.size) continue;
    const slack = ASIDE * accent.size;
    if (middle < glyph.left - slack || middle > glyph.right + slack) continue;
    if (composed((replaced.get(glyph) ?? glyph).text, accent.text) === undefined) continue;
    const far = Math.abs((glyph.left + glyph.right) / 2 - middle);
    if (!nearest || far < nearest.far) nearest = { glyph, far };
  }
  return nearest?.glyph;
}

/** One letter of both, where there is such a letter. */
function composed(letter: string, accent: string): string | undefined {
  const mark = markOf(accent);
  if (!mark || !/^\p{L}$/u.test(letter)) return undefined;
  const dotted = letter === 'ı' ? 'i' : letter === 'ȷ' ? 'j' : letter;
  const whole = normalForm(dotted + mark, 'NFC');
  return whole.length === 1 ? whole : undefined;
}
