import { expect, it } from 'vitest';
import { emptyLetter } from './empty.ts';
import { letterData } from './schema.ts';

it('an empty letter is exactly what the schema makes of nothing', () => {
  expect(emptyLetter()).toEqual(letterData.parse({}));
});
