import { SCRIPT_FONTS } from '../catalog/fonts.ts';

/** Scripts that designs leave to fallback fonts, by the characters that call for one. */
const CALLS = [
  ['hebrew', /[\p{Script=Hebrew}]/u],
  ['arabic', /[\p{Script=Arabic}]/u],
  // Arrows, technical signs, dingbats and other marks; typefaces of text have only some of them.
  ['symbols', /[\u2190-\u2bff\u{1f100}-\u{1f1ff}\u{1f650}-\u{1f67f}\u{1f780}-\u{1f7ff}]/u],
] as const;

/** Fallback font families that a text needs besides its design's own, in the order they are tried. */
export function fallbackFonts(text: string): string[] {
  return CALLS.filter(([, pattern]) => pattern.test(text)).map(([script]) => SCRIPT_FONTS[script].family);
}
