import { SCRIPT_FONTS } from '../catalog/fonts.ts';

const SIGNS = /[\u2190-\u2bff\u{1f000}-\u{1fbff}]/u;

/** Scripts that designs leave to fallback fonts, by the characters that call for one. */
const CALLS = [
  ['hebrew', /[\p{Script=Hebrew}]/u],
  ['arabic', /[\p{Script=Arabic}]/u],
  // Arrows, technical signs, dingbats and pictures; typefaces of text have only some of them.
  ['symbols', SIGNS],
  ['dingbats', SIGNS],
] as const;

/** Fallback font families that a text needs besides its design's own, in the order they are tried. */
export function fallbackFonts(text: string): string[] {
  return CALLS.filter(([, pattern]) => pattern.test(text)).map(([script]) => SCRIPT_FONTS[script].family);
}

/** Languages that are written from right to left, by their ISO 639-1 codes. */
const LEFTWARD_LANGUAGES: ReadonlySet<string> = new Set([
  'ar',
  'dv',
  'fa',
  'he',
  'ps',
  'sd',
  'ug',
  'ur',
  'yi',
]);

/** Whether the direction of each paragraph must be looked at: where not all text runs from left to right. */
export function isBidirectional(text: string, language: string): boolean {
  const leftward = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
  return LEFTWARD_LANGUAGES.has(language) || leftward.test(text);
}
