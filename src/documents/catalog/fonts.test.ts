import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { FONT_FILES, isFontFamily, letterTypeface, letterTypefaces } from './fonts.ts';

it('every font file is installed, and listed once', () => {
  const folder = fileURLToPath(new URL('../../../node_modules/', import.meta.url));
  expect(FONT_FILES.filter((file) => !existsSync(folder + file))).toEqual([]);
  expect(new Set(FONT_FILES).size).toBe(FONT_FILES.length);
});

it('a family is one of ours by its exact name only', () => {
  expect(isFontFamily('Inter')).toBe(true);
  expect(isFontFamily('toString')).toBe(false);
});

it('a letter is set in the typeface it names, or in one of the same widths', () => {
  expect(letterTypefaces.map(({ name }) => letterTypeface(name))).toEqual(
    letterTypefaces.map(({ family }) => family),
  );
  expect(letterTypeface('Arial')).toBe('Arimo');
  expect(letterTypeface(' times new roman ')).toBe('Source Serif 4');
  expect(letterTypeface('Literata')).toBe('Literata');
  expect(letterTypeface('Wingdings')).toBe('Arimo');
});
