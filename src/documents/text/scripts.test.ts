import { expect, it } from 'vitest';
import { fallbackFonts, isBidirectional } from './scripts.ts';

it('fallback fonts are named only for scripts that occur', () => {
  expect(fallbackFonts('Ana Silva, Ευαγγελία, Юлия, Nguyễn, 4 → 12 ✓ © ≥', 'en')).toEqual([]);
  expect(fallbackFonts('שלום ➜ مرحبا', 'en')).toEqual([
    'Noto Sans Hebrew',
    'Noto Naskh Arabic',
    'Noto Sans Symbols',
    'Noto Sans Symbols 2',
  ]);
  expect(fallbackFonts('प्रिया शर्मा', 'en')).toEqual(['Noto Sans Devanagari']);
  expect(fallbackFonts('กิตติพงษ์ ศรีสุวรรณ', 'en')).toEqual(['Sarabun']);
  expect(fallbackFonts('林佳穎', 'zh')).toEqual(['Noto Sans T Chinese']);
});

it('pictures come from one font where they are shown as pictures, from the signs where they are signs', () => {
  expect(fallbackFonts('🚀 ☎️', 'en')[0]).toBe('Noto Emoji');
  expect(fallbackFonts('☎ ✉', 'en')[0]).toBe('Noto Sans Symbols');
});

it('signs that only the fonts of East Asia have are set in one of them', () => {
  expect(fallbackFonts('21 ℃', 'en')).toContain('Noto Sans Japanese');
  expect(fallbackFonts('使用 21 ℃', 'zh')).not.toContain('Noto Sans Japanese');
});

it('direction matters where a text or its language runs from right to left', () => {
  expect(isBidirectional('Ana Silva', 'en')).toBe(false);
  expect(isBidirectional('Ana שלום', 'en')).toBe(true);
  expect(isBidirectional('Ana', 'ar')).toBe(true);
});
