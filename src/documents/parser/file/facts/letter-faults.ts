import type { FileFacts, TextRun } from '#documents/parser/parsed-file.ts';
import type { Glyph, DraftLine } from '../layout/glyph.ts';

/* Faults of the letters of a file: what no reader can decode, what runs together, and doubtful fonts. */

type Line = { text: string; runs: readonly TextRun[]; glyphs?: readonly Glyph[] };

/** Faults that show in the text itself, whatever kind of file it is from. */
export function textFacts(
  lines: readonly Line[],
): Pick<FileFacts, 'undecodable' | 'brokenLigatures' | 'gluedWords' | 'hiddenLines'> {
  const places = (hit: (line: Line) => boolean) => lines.flatMap((line, index) => (hit(line) ? [index] : []));
  return {
    undecodable: undecodableShare(lines.map(({ text }) => text).join('')),
    brokenLigatures: places(
      ({ text, glyphs }) => hasBrokenLigatures(text) || (glyphs?.some(({ mended }) => mended) ?? false),
    ),
    gluedWords: places(({ text }) => hasGluedWords(text)),
    hiddenLines: places(isHidden),
  };
}

function isHidden({ runs }: Line): boolean {
  const length = (some: readonly TextRun[]) => some.reduce((sum, { text }) => sum + text.trim().length, 0);
  return length(runs) > 0 && length(runs.filter(({ hidden }) => hidden)) > 0.5 * length(runs);
}

/** Signs that no reader can make a letter of. */
const UNDECODABLE = /[\ufffd\p{Co}\p{Cc}\p{Cn}]/gu;
/** Words that have lost "fi", "ff", "fl" or "ti", as some programs write them. None of these is a word. */
const LOST = new RegExp(
  `\\b(?:${[
    'of(?:c|\\s?ce)e?rs?',
    'ofces?',
    'certied',
    'of\\sce',
    'e(?:f?cien|ec)(?:t|cy|ts|tive)\\w*',
    'pro\\s?cien(?:t|cy)',
    'cer\\s?ti?\\s?cat(?:e|es|ion|ions)',
    'cer ti ?fi ?cat\\w+',
    'speci\\s?c(?:ally|ations?)?',
    'signi\\s?cant(?:ly)?',
    'scienti\\s?c',
    'quali\\s?(?:ed|cations?)',
    'identi\\s?ed',
    'veri(?:ed|cation)',
    'modied',
    'simpli\\s?ed',
    'de\\s?nitions?',
    'bene\\s?ts?',
    'con\\s?dential\\w*',
    'con\\sgur\\w+',
    'work\\s?ows?',
    'o\\sine',
    'in\\s?uenc\\w+',
    'nancial(?:ly)?',
    'a\\s?liat\\w+',
    '(?:educa|administra|informa|communica|organiza|applica|collabora|evalua|solu)\\s?ons?(?!-)',
  ].join('|')})\\b`,
  'iu',
);
const ADDRESS = /.@.|https?:|www\.|\.\w{2,4}\/|.\.(?:com|org|net|io|dev|edu)\b|#./iu;
const LETTERS = /\p{L}+/gu;
const SMALL_WORD = /[a-z](?:and|of|for|the|in|to|with|at|by|on)(?=[A-Z])/;

export function undecodableShare(text: string): number {
  const letters = text.replace(/\s/g, '').length;
  return letters === 0 ? 0 : (text.replace(/\s/g, '').match(UNDECODABLE)?.length ?? 0) / letters;
}

export function hasBrokenLigatures(text: string): boolean {
  return /\p{L}(?!\t)[\ufffd\p{Co}\p{Cc}]\p{L}/u.test(text) || LOST.test(text);
}

/** Words run together where several begin with capitals, or where a whole line has hardly a blank. */
export function hasGluedWords(text: string): boolean {
  const plain = text.replace(/\S+/gu, (token) => (ADDRESS.test(token) ? ' ' : token));
  if (!/[a-z]/.test(plain)) return false;
  const words = plain.match(LETTERS) ?? [];
  if (words.some((word) => word.length >= 16 && changes(word) >= 2 && SMALL_WORD.test(word))) return true;
  if (words.some((word) => word.length >= 24 && changes(word) >= 3)) return true;
  const long = words.filter((word) => word.length >= 28);
  return long.length > 0 && plain.trim().split(/\s+/).length <= long.length * 2 && plain.length > 40;
}

function changes(word: string): number {
  return word.match(/\p{Ll}\p{Lu}/gu)?.length ?? 0;
}

/** Fonts that every reader knows by heart, in the file or not. */
const KNOWN = /^(?:helvetica|arial|times|timesnewroman|courier|couriernew|symbol|zapfdingbats)/i;
/** Fewer letters than this in a font are an ornament. */
const LETTERS_MIN = 10;
/** And so is a smaller share of all letters. */
const SHARE_MIN = 0.01;

export function fontFacts(glyphs: readonly Glyph[]): { doubtfulFonts: string[]; fontFamilies: string[] } {
  const letters = glyphs.filter(({ text, hidden }) => !hidden && /[\p{L}\p{N}]/u.test(text));
  const byFont = counted(letters.map(({ face }) => face.name || 'Type 3'));
  const byFamily = counted(letters.map(({ face }) => face.family).filter(Boolean));
  const doubtful = new Set(
    letters.filter(({ face }) => face.doubtful).map(({ face }) => face.name || 'Type 3'),
  );
  return {
    doubtfulFonts: [...doubtful].filter(
      (name) => !KNOWN.test(name.replace(/[\s,-]/g, '')) && (byFont.get(name) ?? 0) >= LETTERS_MIN,
    ),
    fontFamilies: [...byFamily].flatMap(([family, count]) =>
      count >= LETTERS_MIN && count >= SHARE_MIN * letters.length ? [family] : [],
    ),
  };
}

function counted(names: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** A gap narrower than this share of the size is none to a reader. */
const GLUED = 0.12;

/** Places of lines that a pictogram touches: a machine reads it as part of the word. */
export function gluedIcons(lines: readonly DraftLine[], page: number, icons: readonly Glyph[]): number[] {
  return lines.flatMap((line, index) => {
    if (line.page !== page) return [];
    const touched = icons.some((icon) =>
      line.glyphs.some(
        (glyph) =>
          Math.abs(glyph.baseline - icon.baseline) < 0.4 * glyph.size &&
          Math.abs(glyph.left - icon.right) < GLUED * glyph.size,
      ),
    );
    return touched ? [index] : [];
  });
}
