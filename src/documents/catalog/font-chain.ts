import { fallbackFonts } from '../text/scripts.ts';
import type { Design } from './design.ts';
import type { FontFamily } from './fonts.ts';

const SERIFS: ReadonlySet<FontFamily> = new Set([
  'Bitter',
  'Cormorant Garamond',
  'Crimson Pro',
  'EB Garamond',
  'IBM Plex Serif',
  'Literata',
  'Lora',
  'Noto Serif',
  'Playfair Display',
  'Roboto Slab',
  'Source Serif 4',
  'Spectral',
]);

/** Families to try, first to last: the typeface, its stand-in for missing letters, then by script. */
export type FontChains = { body: string[]; heading: string[] };

/** Families to try for text in that typeface. `sample` is all the text there is, to see which scripts occur. */
export function fontChain(first: FontFamily, sample: string): string[] {
  const standIn: FontFamily = SERIFS.has(first) ? 'Source Serif 4' : 'Source Sans 3';
  return [...new Set([first, standIn, ...fallbackFonts(sample)])];
}

/** Chains of a design's two typefaces. */
export function designFonts(design: Design, sample: string): FontChains {
  return { body: fontChain(design.body, sample), heading: fontChain(design.heading, sample) };
}
