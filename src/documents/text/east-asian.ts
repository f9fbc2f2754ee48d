/** The writing traditions that share Chinese characters and draw some of them differently. */
export type EastAsian = 'simplified' | 'traditional' | 'japanese' | 'korean';

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
