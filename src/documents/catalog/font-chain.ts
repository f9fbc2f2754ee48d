import { normalForm } from '../text/clean.ts';
import { fallbackFonts, hasRareLetters } from '../text/scripts.ts';
import type { Design } from './design.ts';
import type { FontFamily } from './fonts.ts';
import { SERIFS } from './serifs.ts';

/** Stand-ins for letters that a design's typeface lacks. */
const SERIF: FontFamily = 'Source Serif 4';
const SANS: FontFamily = 'Source Sans 3';

/** Families to try, first to last: the typeface, its stand-in for missing letters, then by script. */
export type FontChains = {
  body: string[];
  heading: string[];
  /** Whether fonts of scripts take part: their letters are of other heights, and lines must not be. */
  mixed: boolean;
  /**
   * Whether each letter is a character of its own, with no mark to be joined to it: fonts that know thousands of such
   * joints, as Inter does, are then set a fifth faster without them.
   */
  composed: boolean;
};

/** What there is to set: all of its text, to see which scripts occur, and the document's language (ISO 639-1). */
export type Sample = { text: string; language: string };

/** Families to try for text in that typeface. */
export function fontChain(first: FontFamily, { text, language }: Sample): string[] {
  const [standIn, other] = SERIFS.has(first) ? [SERIF, SANS] : [SANS, SERIF];
  const last = hasRareLetters(text) ? [other] : [];
  return [...new Set([first, standIn, ...fallbackFonts(text, language), ...last])];
}

/** Chains of a design's two typefaces. */
export function designFonts(design: Design, sample: Sample): FontChains {
  return chains(design.heading, design.body, sample);
}

/** Chains of a typeface for headings and one for the rest. */
export function chains(heading: FontFamily, body: FontFamily, sample: Sample): FontChains {
  const mixed = fallbackFonts(sample.text, sample.language).length > 0;
  return {
    body: fontChain(body, sample),
    heading: fontChain(heading, sample),
    mixed,
    composed: !mixed && !/\p{M}/u.test(normalForm(sample.text, 'NFC')),
  };
}
