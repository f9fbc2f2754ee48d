import { expect, test } from 'vitest';
import { inexact } from './exactness.ts';

const texts = ['Ana Silva', 'ana@silva.example', 'Led a team'];

test('texts in order, with separators between them, are exact', () => {
  expect(inexact('Ana Silva\nana@silva.example ·\n• Led a\nteam', texts, 'as written')).toEqual([]);
});

test.each([
  ['a text that is missing', 'Ana Silva\nana@silva.example'],
  ['a text in another order', 'ana@silva.example\nAna Silva\n• Led a team'],
  ['a text in capitals', 'ANA SILVA\nana@silva.example\n• Led a team'],
  ['a text that is broken', 'Ana Silva\nana@silva. example\n• Led a team'],
  ['a text that nobody wrote', 'Ana Silva\nana@silva.example\n❧\n• Led a team'],
])('%s is found', (_, found) => {
  expect(inexact(found, texts, 'as written')).toHaveLength(1);
});

test('blanks are let pass only where that is asked for', () => {
  const found = 'Ana Sil\nva\nana@silva.example\nLed a team';
  expect(inexact(found, texts, 'as written')).toHaveLength(1);
  expect(inexact(found, texts, 'but for blanks')).toEqual([]);
});
