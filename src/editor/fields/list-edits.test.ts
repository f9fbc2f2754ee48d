import { expect, it } from 'vitest';
import { withEntry, withMoved, withoutEntry } from './list-edits.ts';

const list = ['a', 'b', 'c'];

it('an entry is put in where it was asked for', () => {
  expect(withEntry(list, 1, 'x')).toEqual(['a', 'x', 'b', 'c']);
  expect(withEntry(list, 9, 'x')).toEqual(['a', 'b', 'c', 'x']);
});

it('an entry moves past those between its two places, whose order stays', () => {
  expect(withMoved(list, 0, 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(list, 2, 0)).toEqual(['c', 'a', 'b']);
});

it('what cannot be moved or taken out changes nothing', () => {
  for (const [from, to] of [
    [0, 0],
    [0, 3],
    [0, -1],
    [5, 0],
  ] as const) {
    expect(withMoved(list, from, to)).toBe(list);
  }
  expect(withoutEntry(list, 3)).toBe(list);
  expect(withoutEntry(list, 0)).toEqual(['b', 'c']);
});
