import { expect, it } from 'vitest';
import { emptyResume } from './empty.ts';
import { resumeData } from './schema.ts';

it('an empty resume is exactly what the schema makes of nothing', () => {
  expect(emptyResume()).toEqual(resumeData.parse({}));
});

it('every empty resume is a fresh one', () => {
  emptyResume().skills.push('Python');
  expect(emptyResume().skills).toEqual([]);
});
