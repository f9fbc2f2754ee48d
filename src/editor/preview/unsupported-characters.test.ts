import { expect, it } from 'vitest';
import { characterName } from './unsupported-characters.tsx';

it('names a character by itself, its kind and its code point', () => {
  expect(characterName('𓀀')).toMatch(/^𓀀 \(Egyptian hieroglyphs, U\+13000\)$/i);
  expect(characterName('😀')).toBe('😀 (emoji, U+1F600)');
  expect(characterName('ก')).toBe('ก (Thai, U+0E01)');
  expect(characterName('⛗')).toMatch(/U\+26D7/);
});

it('does not print what cannot be seen', () => {
  expect(characterName('\u200B')).toBe('an invisible character, U+200B');
});
