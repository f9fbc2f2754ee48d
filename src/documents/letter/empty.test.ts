import { expect, it } from 'vitest';
import { NEWEST_DRAWING } from '../look/drawing.ts';
import { emptyLetter } from './empty.ts';
import { letterData } from './schema.ts';

it('an empty letter is what the schema makes of nothing, in the newest drawing', () => {
  const { settings, ...rest } = letterData.parse({});
  expect(emptyLetter()).toEqual({ ...rest, settings: { ...settings, drawing: NEWEST_DRAWING } });
});
