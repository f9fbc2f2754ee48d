import { expect, it } from 'vitest';
import { fallbackFonts, isBidirectional } from './scripts.ts';

it('fallback fonts are named only for scripts that occur', () => {
  expect(fallbackFonts('Ana Silva, Ευαγγελία, Юлия, Nguyễn')).toEqual([]);
  expect(fallbackFonts('שלום → مرحبا')).toEqual([
    'Noto Sans Hebrew',
    'Noto Naskh Arabic',
    'Noto Sans Symbols',
    'Noto Sans Symbols 2',
  ]);
});

it('direction matters where a text or its language runs from right to left', () => {
  expect(isBidirectional('Ana Silva', 'en')).toBe(false);
  expect(isBidirectional('Ana שלום', 'en')).toBe(true);
  expect(isBidirectional('Ana', 'ar')).toBe(true);
});
