import { expect, test } from 'vitest';
import { differenceText, toDecideText } from './difference-text.ts';

const none = { reworded: 0, changed: 0, leftOut: 0, added: 0, untranslated: null };

test('what differs is said in numbers, and what does not is not said', () => {
  expect(differenceText(none)).toBe('As in its base');
  expect(differenceText({ ...none, reworded: 1 })).toBe('1 text reworded');
  expect(differenceText({ ...none, reworded: 3, added: 1, leftOut: 2, changed: 1 })).toBe(
    '3 texts reworded, 1 added, 2 left out, 1 other change',
  );
  expect(differenceText({ ...none, changed: 5 })).toBe('5 changes');
});

test('of one in another language it is said what is not translated yet', () => {
  const german = { ...none, reworded: 28, untranslated: { same: 12, of: 40 } };
  expect(differenceText(german)).toBe('12 of 40 texts still to translate');
  expect(differenceText({ ...german, leftOut: 1, untranslated: { same: 0, of: 40 } })).toBe(
    'All texts translated, 1 left out',
  );
});

test('how much is to be decided is said where there is something', () => {
  expect(toDecideText(0)).toBeUndefined();
  expect(toDecideText(2)).toBe('2 to decide');
});
