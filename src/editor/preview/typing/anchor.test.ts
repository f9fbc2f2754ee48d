import { expect, test } from 'vitest';
import type { Place } from '#documents/render/places/field-places.ts';
import { anchorsOf, pathBeside, pressedAt, textAtCaret } from './anchor.ts';

const place = (path: string, part: number, y: number, page = 0): Place => ({
  ...{ path, part, page, y, text: path },
  ...{ x: 10, width: 100, height: 10 },
});
const FIRST = { text: 0, line: 0 };

/** A title, then a description of two bullets; the second takes two lines. */
const description = (page: number, from = 40) => [
  place('title', 0, 20),
  place('text', 1, from, page),
  place('text', 2, from + 20, page),
  place('text', 2, from + 32, page),
  place('skills.0', 3, 200, page),
];

test('a field stands beside all of its text on the page; where that is too much, beside the line that was pressed', () => {
  const places = description(0);
  const pressed = pressedAt(places, places[3]);
  expect(pressed).toEqual({ text: 1, line: 1 });
  expect(anchorsOf(places, ['text'], pressed)).toEqual([
    { page: 0, x: 10, y: 40, width: 100, height: 42 },
    { page: 0, x: 10, y: 60, width: 100, height: 22 },
    { page: 0, x: 10, y: 72, width: 100, height: 10 },
  ]);
});

test('a field goes with the text that was pressed, also to the next page', () => {
  const pressed = pressedAt(description(0), description(0)[2]);
  const after = [
    place('title', 0, 20),
    place('text', 1, 700),
    place('text', 2, 30, 1),
    place('text', 2, 42, 1),
  ];
  expect(anchorsOf(after, ['text'], { ...pressed, text: 1 })[0]).toMatchObject({
    page: 1,
    y: 30,
    height: 22,
  });
  expect(anchorsOf(after, ['text'], FIRST)[0]).toMatchObject({ page: 0, y: 700 });
});

test('a text that stands no longer where it did is found by the field that has it now', () => {
  const after = [place('order.0.heading', 0, 20)];
  expect(anchorsOf(after, ['includeSkills', 'order.0.heading'], FIRST)[0]).toMatchObject({ y: 20 });
  expect(anchorsOf([], ['includeSkills'], FIRST)).toEqual([]);
  // Fewer bullets than there were.
  expect(anchorsOf(description(0), ['text'], { text: 7, line: 7 })[1]).toMatchObject({ y: 60 });
});

test('the texts before and after a field are those of others', () => {
  const places = description(0);
  expect(pathBeside(places, ['text'], 1)).toBe('skills.0');
  expect(pathBeside(places, ['text'], -1)).toBe('title');
  expect(pathBeside(places, ['title'], -1)).toBeUndefined();
  expect(pathBeside(places, ['nowhere'], 1)).toBeUndefined();
});

test('the caret tells the text that is being written in, whatever empty lines stand before it', () => {
  const typed = 'One\n\n- Two\n- \n- Three';
  expect(textAtCaret(typed, 0)).toBe(0);
  expect(textAtCaret(typed, typed.indexOf('Two'))).toBe(1);
  expect(textAtCaret(typed, typed.length)).toBe(2);
});
