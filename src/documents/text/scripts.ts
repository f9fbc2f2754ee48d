import { SCRIPT_FONTS } from '../catalog/fonts.ts';

/* Scripts that a text is written in, and the order in which the fonts of East Asia are tried. */

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
export const LEFTWARD_LANGUAGES: ReadonlySet<string> = new Set([
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

/** The writing traditions that share Chinese characters and draw some of them differently. */
type EastAsian = 'simplified' | 'traditional' | 'japanese' | 'korean';

/** Characters, marks and wide forms of Chinese, Japanese and Korean. */
const EAST_ASIAN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u2e80-\u33ff\ufe10-\ufe1f\ufe30-\ufe6f\uff00-\uffef\u{1f200}-\u{1f2ff}]/u;

/** Marks, and wide forms of Latin letters, that every one of the fonts has. */
const MARKS = /[\u3000-\u3003\u3005-\u3017\u30fb\u30fc\uff01-\uff65]/u;

/** Chinese characters that even the largest of the fonts lacks; each of the others has some of them. */
const RARE =
  /(?![\u2e80-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4db5\u4e00-\u9fd0])\p{Script=Han}/u;

/** Letters that only one of the traditions writes. */
const OWN_LETTERS = {
  simplified: undefined,
  traditional: /\p{Script=Bopomofo}/u,
  japanese: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  korean: /\p{Script=Hangul}/u,
} as const;

/** In the order in which they are chosen where characters do not tell. */
const ALL: readonly EastAsian[] = ['simplified', 'traditional', 'japanese', 'korean'];

const BY_LANGUAGE: Readonly<Record<string, readonly EastAsian[]>> = {
  zh: ['simplified', 'traditional'],
  ja: ['japanese'],
  ko: ['korean'],
};

/**
 * The traditions whose fonts a text needs, in the order they are tried; none for a text without such
 * characters. First comes that of the document's language (ISO 639-1) or, where the language does not say, the
 * one that more of the text's characters belong to than to any other.
 */
export function eastAsianOrder(text: string, language: string): EastAsian[] {
  if (!EAST_ASIAN.test(text)) return [];
  const characters = [...text].filter((character) => EAST_ASIAN.test(character));
  const belonging = (tradition: EastAsian) => characters.filter((each) => belongs(each, tradition)).length;
  const [first = 'simplified'] = [...(BY_LANGUAGE[language] ?? ALL)]
    .map((tradition) => ({ tradition, count: belonging(tradition) }))
    .sort((one, other) => other.count - one.count)
    .map(({ tradition }) => tradition);
  if (RARE.test(text)) return [first, ...ALL.filter((other) => other !== first)];
  const order = new Set<EastAsian>([first]);
  if (OWN_LETTERS.korean.test(text)) order.add('korean');
  // The simplified font is the one with nearly every character.
  if (characters.some((each) => !MARKS.test(each) && !belongs(each, first))) order.add('simplified');
  return [...order];
}

function belongs(character: string, tradition: EastAsian): boolean {
  return (OWN_LETTERS[tradition]?.test(character) ?? false) || standardOf(tradition).has(character);
}

/** National character sets as the platform decodes them, by the first bytes and second bytes of their characters. */
const STANDARDS = {
  simplified: { encoding: 'gbk', from: [0xb0, 0xa1] }, // GB 2312 within it
  traditional: { encoding: 'big5', from: [0xa4, 0x40] },
  japanese: { encoding: 'euc-jp', from: [0xb0, 0xa1] }, // JIS X 0208
  korean: { encoding: 'euc-kr', from: [0xa1, 0xa1] }, // KS X 1001
} as const;

const standards = new Map<EastAsian, ReadonlySet<string>>();

/** The Chinese characters of a tradition's national standard: what people there write. Worked out once. */
function standardOf(tradition: EastAsian): ReadonlySet<string> {
  const known = standards.get(tradition);
  if (known !== undefined) return known;
  const {
    encoding,
    from: [firstFrom, secondFrom],
  } = STANDARDS[tradition];
  const pairs: number[] = [];
  for (let first: number = firstFrom; first <= 0xfe; first += 1) {
    for (let second: number = secondFrom; second <= 0xfe; second += 1) pairs.push(first, second, 0x0a);
  }
  const decoded = new TextDecoder(encoding).decode(new Uint8Array(pairs));
  const standard = new Set([...decoded].filter((character) => /\p{Script=Han}/u.test(character)));
  standards.set(tradition, standard);
  return standard;
}
