import type { ParsedFile } from '#documents/parser/parsed-file.ts';
import { counted } from '../bullets/resume-bullets.ts';
import type { Check } from '../check.ts';

/** A little less than 9 and more than 13: programs round. */
const SMALLEST = 8.8;
const LARGEST = 13.2;
const MOST_FAMILIES = 3;
/** Fonts of pictograms and formulas are not seen as type. */
const NO_TYPE =
  /awesome|icon|symbol|dingbat|emoji|material|glyph|math|fontello|^(?:cmsy|cmmi|cmex|msam|msbm)/iu;

/** Body type too small or too large. */
export const typeSize: Check = {
  id: 'layout/font-size',
  group: 'layout',
  area: 'document',
  severity: 'medium',
  why: 'Below 9 points reading becomes an effort, on paper and on a screen; above 13 there is little on a page.',
  passed: 'The type has a readable size',
  applies: ({ file }) => file !== undefined && file.lines.length > 0,
  find({ file }) {
    const size = file && bodySize(file);
    if (size === undefined || size <= 0 || (size >= SMALLEST && size <= LARGEST)) return [];
    const small = size < SMALLEST;
    return [
      {
        title: `Most of the text is set in ${size.toFixed(1).replace(/\.0$/, '')} points`,
        suggestion: small
          ? 'Set it in 10 to 11 points, and shorten what then does not fit: the words that you cut were read by few.'
          : 'Set it in 10 to 12 points; headings may stay larger.',
        places: [],
      },
    ];
  },
};

/** Too many typefaces. */
export const typeFamilies: Check = {
  id: 'layout/font-families',
  group: 'layout',
  area: 'document',
  severity: 'low',
  why: 'One typeface for headings and one for text tell parts apart. More of them look like pieces from several documents.',
  passed: 'There are few typefaces',
  applies: ({ file }) => file !== undefined && file.facts.fontFamilies.length > 0,
  find({ file }) {
    const families = [...new Set(file?.facts.fontFamilies)].filter((family) => !NO_TYPE.test(family));
    if (families.length <= MOST_FAMILIES) return [];
    return [
      {
        title: `${counted(families.length, 'typeface')}: ${families.join(', ')}`,
        suggestion: 'Select everything and set it in one typeface; use bold and size to tell headings apart.',
        places: [],
      },
    ];
  },
};

/** The size that most letters of the page have, to a tenth of a point. */
function bodySize({ lines }: ParsedFile): number | undefined {
  const letters = new Map<number, number>();
  for (const { fontSize, text, region } of lines) {
    if (region !== 'body') continue;
    const size = Math.round(fontSize * 10) / 10;
    letters.set(size, (letters.get(size) ?? 0) + text.length);
  }
  const [most] = [...letters].toSorted((a, b) => b[1] - a[1] || a[0] - b[0]);
  return most?.[0];
}
