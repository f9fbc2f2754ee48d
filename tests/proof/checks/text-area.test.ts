import { expect, test } from 'vitest';
import { outsideText } from './text-area.ts';

const area = { left: 54, top: 50, right: 541, bottom: 790 };
const word = (text: string, change: object = {}) => ({
  page: 1,
  text,
  left: 60,
  top: 60,
  right: 90,
  bottom: 72,
  ...change,
});

test('words within the margins are no fault, nor is what sticks out of them without ink', () => {
  expect(
    outsideText([word('in'), word('f', { right: 541.4 }), word('上海，', { right: 546 })], area),
  ).toEqual([]);
});

test.each([
  ['left', { left: 50 }],
  ['right', { right: 545 }],
  ['upper', { top: 8 }],
  ['lower', { bottom: 800 }],
])('a word in the %s margin is found', (side, change) => {
  expect(outsideText([word('out', change)], area)).toEqual([`"out" stands in the ${side} margin of page 1`]);
});

test('a footer may stand in the lower margin', () => {
  const at = { top: 805, bottom: 815, page: 2 };
  const footer = [word('Ana', at), word('2/3', at)];
  expect(outsideText(footer, area)).toEqual([]);
  expect(outsideText([...footer, word('stray', { ...at, bottom: 830 })], area)).toHaveLength(1);
});
