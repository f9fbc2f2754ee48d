import { SCRIPT_FONTS } from '../catalog/fonts.ts';
import { eastAsianOrder } from './east-asian.ts';

type Script = keyof typeof SCRIPT_FONTS;

/** Signs that both stand-ins of the designs' typefaces have, in each of their faces. */
const COMMON =
  '\\xa9\\xae\\u203c\\u2049\\u2113\\u2116\\u2117\\u2120\\u2122\\u2126\\u212e\\u2153\\u2154\\u215b-\\u215e\\u2190-\\u2193\\u2196-\\u2199\\u2202\\u2206\\u220f\\u2211\\u2212\\u2215\\u2219\\u221a\\u221e\\u222b\\u2248\\u2260\\u2264\\u2265\\u25a0\\u25b2\\u25b3\\u25b6\\u25b7\\u25bc\\u25bd\\u25c0\\u25c1\\u25c6\\u25c9\\u25ca\\u2610\\u2611\\u266a\\u2713\\u2752';

/** Arrows, ornaments and technical signs beyond those. */
const SIGNS = new RegExp(
  `(?![${COMMON}])[\\u20d0-\\u20ff\\u2100-\\u2bff\\u4dc0-\\u4dff\\u{10140}-\\u{102ff}\\u{10e60}-\\u{10e7e}\\u{1d2c0}-\\u{1d378}\\u{1f000}-\\u{1fbff}]`,
  'u',
);

/** Signs of mathematics, units and frames that only the fonts of East Asia have. */
const EAST_ASIAN_SIGNS = new RegExp(
  `(?![${COMMON}])[\\u2016\\u2025\\u2027\\u2035\\u203b\\u2042\\u2051\\u2100\\u2103\\u2105\\u2109\\u210a\\u210f\\u2121\\u2127\\u2135\\u213b\\u21b8-\\u21d4\\u21f5\\u2200-\\u22db\\u23b0\\u23b1\\u2500-\\u259f\\u29fa\\u29fb]`,
  'u',
);

/** Pictures, whether they are always shown as such or only where a selector asks for it. */
const PICTURE = new RegExp(
  `(?![${COMMON}])\\p{Extended_Pictographic}|[\\p{Regional_Indicator}\\p{Emoji_Modifier}\\u20e3]`,
  'u',
);
const SHOWN_AS_PICTURE = /\p{Emoji_Presentation}|\ufe0f/u;

/** Letters and marks of phonetics, old Greek and rarer Latin spellings, which not every typeface has. */
const RARE_LETTERS =
  /[\u012c\u012d\u0132\u0133\u0166\u0167\u0180-\u019f\u01a2-\u01ae\u01b1-\u01cc\u01dd-\u02ff\u0300-\u036f\u037a\u03cf-\u03ff\u04c3-\u04f7\u1d00-\u1e9f\u1f00-\u1fff\u2017\u201b\u2023\u2031\u203d-\u203f\u204a\u207a-\u207c\u208a-\u208c\u20a3\u20bf\u211e\u2150-\u215a\u2189\u21a8\u21d1\u21d3\u2310\u2320\u2321\u27e6-\u27e9\u2c60-\u2c7f\u2e00-\u2e5d\ua700-\ua7ff\uab30-\uab6f]/u;

/** Whether a text may need more than one typeface of Latin and Greek letters. */
export function hasRareLetters(text: string): boolean {
  return RARE_LETTERS.test(text);
}

/**
 * Families that a text needs besides its design's own, in the order they are tried. `language` is the
 * document's, which decides how Chinese characters are drawn.
 */
export function fallbackFonts(text: string, language: string): string[] {
  return scripts(text, language).map((script) => SCRIPT_FONTS[script].family);
}

function scripts(text: string, language: string): Script[] {
  const found: Script[] = [];
  if (/[\p{Script=Hebrew}\u20aa]/u.test(text)) found.push('hebrew');
  if (/\p{Script_Extensions=Arabic}/u.test(text)) found.push('arabic');
  if (/(?!\u02bc)[\p{Script_Extensions=Devanagari}\u0953\u0954]/u.test(text)) found.push('devanagari');
  if (/[\p{Script=Thai}\u0e3f]/u.test(text)) found.push('thai');
  found.push(...eastAsianOrder(text, language));
  const picture = PICTURE.test(text);
  // Where pictures are shown as such, all of them come from one font.
  if (picture && SHOWN_AS_PICTURE.test(text)) found.push('emoji');
  if (SIGNS.test(text)) found.push('symbols', 'dingbats');
  if (picture && !found.includes('emoji')) found.push('emoji');
  if (EAST_ASIAN_SIGNS.test(text) && !found.includes('simplified')) found.push('japanese');
  return [...new Set(found)];
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
