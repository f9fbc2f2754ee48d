import { describe, expect, it } from 'vitest';
import { ratingOf } from '../content/report-texts.ts';
import { worstFirst, sampleReport } from './sample-report.ts';

it.each([
  [100, 'good'],
  [80, 'good'],
  [79.9, 'fair'],
  [60, 'fair'],
  [59.9, 'poor'],
  [0, 'poor'],
] as const)('a score of %d is %s', (score, rating) => {
  expect(ratingOf(score)).toBe(rating);
});

it('faults are read before warnings, praise last, each kind in the order it was found', () => {
  const issue = (type: 'error' | 'warning' | 'success', title: string) => ({ type, title, suggestion: '' });
  const found = [
    issue('success', 'a'),
    issue('warning', 'b'),
    issue('error', 'c'),
    issue('warning', 'd'),
    issue('error', 'e'),
  ];
  expect(worstFirst(found).map(({ title }) => title)).toEqual(['c', 'e', 'b', 'd', 'a']);
});

describe('the sample report', () => {
  it('always has the same scores', () => {
    expect(sampleReport).toMatchObject({ score: 78, ats: 85 });
  });

  it('shows every kind of finding and every color, so that none comes as a surprise', () => {
    expect(new Set(sampleReport.issues.map(({ type }) => type))).toEqual(
      new Set(['error', 'warning', 'success']),
    );
    expect(new Set(sampleReport.sections.map(({ score }) => ratingOf(score)))).toEqual(
      new Set(['good', 'fair', 'poor']),
    );
  });
});
