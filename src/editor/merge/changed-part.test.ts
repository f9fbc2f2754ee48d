import { expect, test } from 'vitest';
import { changedPart } from './changed-part.ts';

const marked = (text: string, other: string) => {
  const { before, changed, after } = changedPart(text, other);
  expect(before + changed + after).toBe(text);
  return changed;
};

test('the words that another text does not have are told whole', () => {
  expect(marked('Led a team of six nurses', 'Led a team of seven nurses')).toBe('six');
  expect(marked('Led a team of seven nurses', 'Led a team of six nurses')).toBe('seven');
  expect(marked('Cooks', 'Cook')).toBe('Cooks');
});

test('what was only added is told on its own side, and a text without a counterpart is new as a whole', () => {
  expect(marked('One two three', 'One three').trim()).toBe('two');
  expect(marked('One three', 'One two three').trim()).toBe('');
  expect(marked('All of it', '')).toBe('All of it');
  expect(marked('', 'All of it')).toBe('');
});
