import type { Glyph } from '../layout/glyph.ts';

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
