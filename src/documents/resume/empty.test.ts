import { expect, it } from 'vitest';
import { NEWEST_DRAWING } from '../look/drawing.ts';
import { emptyResume } from './empty.ts';
import { resumeData } from './schema.ts';

it('an empty resume is what the schema makes of nothing, in the newest drawing', () => {
  const { settings, ...rest } = resumeData.parse({});
  expect(emptyResume()).toEqual({ ...rest, settings: { ...settings, drawing: NEWEST_DRAWING } });
});

it('every empty resume is a fresh one', () => {
  emptyResume().skills.push('Python');
  expect(emptyResume().skills).toEqual([]);
});
