import type { FontFamily } from '../catalog/fonts.ts';

/** A typeface for names and headings, and one for the rest. `name` says it as people know it. */
export type TypefacePair = { name: string; heading: FontFamily; body: FontFamily };

/*
 * Typefaces that somebody may choose in place of a design's. Each is one of the designs', so that it reads back exactly
 * and is installed anyway. Its id is stored in documents, and never used again for another pair.
 */
export const TYPEFACE_PAIRS = {
  arimo: { name: 'Arimo (like Arial)', heading: 'Arimo', body: 'Arimo' },
  carlito: { name: 'Carlito (like Calibri)', heading: 'Carlito', body: 'Carlito' },
  'ibm-plex-sans': { name: 'IBM Plex Sans', heading: 'IBM Plex Sans', body: 'IBM Plex Sans' },
  inter: { name: 'Inter', heading: 'Inter', body: 'Inter' },
  'open-sans': { name: 'Open Sans', heading: 'Open Sans', body: 'Open Sans' },
  roboto: { name: 'Roboto', heading: 'Roboto', body: 'Roboto' },
  'source-sans': { name: 'Source Sans', heading: 'Source Sans 3', body: 'Source Sans 3' },
  'work-franklin': { name: 'Work Sans with Libre Franklin', heading: 'Work Sans', body: 'Libre Franklin' },
  montserrat: { name: 'Montserrat with Source Sans', heading: 'Montserrat', body: 'Source Sans 3' },
  'roboto-slab': { name: 'Roboto Slab with Roboto', heading: 'Roboto Slab', body: 'Roboto' },
  'crimson-pro': { name: 'Crimson Pro', heading: 'Crimson Pro', body: 'Crimson Pro' },
  'eb-garamond': { name: 'EB Garamond', heading: 'EB Garamond', body: 'EB Garamond' },
  literata: { name: 'Literata', heading: 'Literata', body: 'Literata' },
  lora: { name: 'Lora', heading: 'Lora', body: 'Lora' },
  'source-serif': { name: 'Source Serif', heading: 'Source Serif 4', body: 'Source Serif 4' },
  'plex-serif': { name: 'IBM Plex Serif with Plex Sans', heading: 'IBM Plex Sans', body: 'IBM Plex Serif' },
  'serif-heads': { name: 'Source Serif with Source Sans', heading: 'Source Serif 4', body: 'Source Sans 3' },
} as const satisfies Readonly<Record<string, TypefacePair>>;

export type TypefacePairId = keyof typeof TYPEFACE_PAIRS;

/** In the order in which they are offered: sans serifs, then serifs. */
export const TYPEFACE_PAIR_IDS = Object.keys(TYPEFACE_PAIRS) as readonly TypefacePairId[]; // The keys of just these.
