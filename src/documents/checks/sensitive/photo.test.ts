import { expect, it } from 'vitest';
import { inputFor } from '../bullets/testing/written-resume.ts';
import { photo } from './photo.ts';

it.each([
  ['en', true],
  ['de', false],
  ['', false],
])('of a resume in "%s" that is being edited and names a photo, it is told: %s', (language, isTold) => {
  const named = inputFor({ language }, { namesPhoto: true });
  expect(photo.applies(named)).toBe(isTold);
  expect(photo.applies(inputFor({ language }, { namesPhoto: false }))).toBe(false);
  expect(photo.find(named)[0]).toMatchObject({ places: [{ field: 'photo.id' }] });
});
