import type { FontFamily } from './fonts.ts';

/** The designs' typefaces with serifs. */
export const SERIFS: ReadonlySet<FontFamily> = new Set([
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
