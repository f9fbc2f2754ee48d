import { expect, test } from 'vitest';
import { LONG_TEXT_MAX } from '#documents/limits.ts';
import { placePasted } from './place-pasted.ts';

const full = (text: string, from: number, to: number, now = text) =>
  placePasted('PASTED', { text, from, to }, now).next;

test.each([
  ['where the caret was', 'one two', 3, 3, 'one two', 'onePASTED two'],
  ['in place of what was selected', 'one two', 4, 7, 'one two', 'one PASTED'],
  ['before what was typed at the caret since', 'one ', 4, 4, 'one x', 'one PASTEDx'],
  ['after what was typed before it since', 'one two', 7, 7, 'zero one two', 'zero one twoPASTED'],
  ['before what was typed behind it since', 'one two', 0, 3, 'one two x', 'PASTED two x'],
  ['beside what was typed over the selection since', 'one two', 4, 7, 'one x', 'one PASTEDx'],
  ['into a field that was emptied since', 'one two', 4, 7, '', 'PASTED'],
])('what was pasted comes %s', (_where, text, from, to, now, after) => {
  expect(full(text, from, to, now).text).toBe(after);
});

test('the caret stands behind it', () => {
  expect(full('one two', 3, 3)).toMatchObject({ from: 9, to: 9 });
});

test('no more comes in than the field keeps, what stands there included', () => {
  const text = 'ab'.repeat(100);
  const { next, taken } = placePasted('x'.repeat(50_000), { text, from: 0, to: 100 }, text);
  expect(next.text).toHaveLength(LONG_TEXT_MAX);
  expect(next.text.endsWith('ab'.repeat(50))).toBe(true);
  expect(taken).toBe(LONG_TEXT_MAX - 100);
});

test('a sign of two halves is taken whole or not at all', () => {
  const { next } = placePasted('𝒜'.repeat(LONG_TEXT_MAX), { text: 'x', from: 1, to: 1 }, 'x');
  expect(next.text.isWellFormed()).toBe(true);
  expect(next.text).toHaveLength(LONG_TEXT_MAX - 1);
});

test('into a full field nothing comes, and nothing of it goes', () => {
  const text = 'x'.repeat(LONG_TEXT_MAX);
  expect(placePasted('PASTED', { text, from: 9, to: 9 }, text)).toMatchObject({ next: { text }, taken: 0 });
});
