import { expect, test } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import type { Density } from '#documents/resume/schema.ts';
import { closerResumes } from './closer-spacing.ts';

const densities = (density: Density) => {
  const data = emptyResume();
  const closer = closerResumes({ ...data, settings: { ...data.settings, density } });
  return closer.map(({ settings }) => settings.density);
};

test('a resume is set compact before tight, and no closer than tight', () => {
  expect(densities('normal')).toEqual(['compact', 'tight']);
  expect(densities('compact')).toEqual(['tight']);
  expect(densities('tight')).toEqual([]);
});
