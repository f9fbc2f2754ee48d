import { expect, test } from 'vitest';
import { bulletAt, placeAt, placesOf } from './field-marks.tsx';
import type { Place } from '#documents/render/places/field-places.ts';

const place = (path: string, x: number, y: number, page = 0): Place => ({
  path,
  page,
  x,
  y,
  width: 100,
  height: 10,
  text: path,
  part: 0,
});
const PLACES = [
  place('skills.1', 0, 0),
  place('skills.10', 101, 0),
  place('summary', 0, 12),
  place('summary', 0, 24),
  place('email', 0, 0, 1),
];

test('a press beside a line means the nearest text of that page, and one far from any means none', () => {
  expect(placeAt(PLACES, 0, 50, 5)?.path).toBe('skills.1');
  expect(placeAt(PLACES, 0, 100.8, 5)?.path).toBe('skills.10');
  expect(placeAt(PLACES, 0, 50, 36)?.path).toBe('summary');
  expect(placeAt(PLACES, 1, 50, 5)?.path).toBe('email');
  expect(placeAt(PLACES, 0, 50, 80)).toBeUndefined();
});

test('a field has all its lines, a group all its fields, and a tenth is none of the first', () => {
  expect(placesOf(PLACES, 'summary')).toHaveLength(2);
  expect(placesOf(PLACES, 'skills')).toHaveLength(2);
  expect(placesOf(PLACES, 'skills.1').map(({ path }) => path)).toEqual(['skills.1']);
});

test('a press before the first line of a bullet means the bullet, and one before any other text nothing', () => {
  const first: Place = { ...place('text', 100, 0), bullet: true };
  const places = [first, { ...first, y: 12 }, { ...place('title', 100, 40), part: 1 }];
  expect(bulletAt(places, 0, 90, 5)).toBe(first);
  expect(bulletAt(places, 0, 90, 17)).toBeUndefined();
  expect(bulletAt(places, 0, 90, 45)).toBeUndefined();
  expect(bulletAt(places, 0, 60, 5)).toBeUndefined();
  expect(bulletAt(places, 0, 205, 5)).toBeUndefined();
  // Where it is read leftwards the bullet stands on the right.
  const hebrew = { ...first, text: 'שלום' };
  expect(bulletAt([hebrew], 0, 205, 5)).toBe(hebrew);
});
