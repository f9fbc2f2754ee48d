import { isFontFamily, type FontFamily } from './fonts.ts';

/** Typefaces that letters offer: the name a person knows, and the one of ours it is set in. */
export const letterTypefaces: readonly { name: string; family: FontFamily }[] = [
  { name: 'Arial', family: 'Arimo' },
  { name: 'Calibri', family: 'Carlito' },
  { name: 'Garamond', family: 'EB Garamond' },
  { name: 'Georgia', family: 'Source Serif 4' },
  { name: 'Helvetica', family: 'Arimo' },
  { name: 'Inter', family: 'Inter' },
  { name: 'Source Sans', family: 'Source Sans 3' },
  { name: 'Times New Roman', family: 'Source Serif 4' },
];

/** The typeface of a letter's text: one of ours by its own name, or ours for a well-known one; Arimo for the rest. */
export function letterTypeface(fontFamily: string): FontFamily {
  if (isFontFamily(fontFamily)) return fontFamily;
  const wanted = fontFamily.trim().toLowerCase();
  return letterTypefaces.find(({ name }) => name.toLowerCase() === wanted)?.family ?? 'Arimo';
}
