import { describe, expect, it } from 'vitest';
import type { Finding } from '#documents/checks/finding.ts';
import { countBy, named, passes } from './findings-filter.ts';

const finding = (part: Partial<Finding>): Finding => ({
  check: 'dates/order',
  group: 'dates',
  area: 'experience',
  severity: 'medium',
  title: '',
  why: '',
  suggestion: '',
  places: [],
  ...part,
});
const findings = [
  finding({ severity: 'high', group: 'layout' }),
  finding({ severity: 'high' }),
  finding({ severity: 'low' }),
];

describe('the filter of findings', () => {
  it('lets everything pass where nothing is chosen', () => {
    expect(findings.filter(passes({ severity: null, group: null }))).toHaveLength(3);
  });

  it('takes severity and kind together', () => {
    expect(findings.filter(passes({ severity: 'high', group: 'dates' }))).toEqual([findings[1]]);
    expect(findings.filter(passes({ severity: 'low', group: 'layout' }))).toEqual([]);
  });

  it('counts each kind that there is', () => {
    expect([...countBy(findings, ({ group }) => group)]).toEqual([
      ['layout', 1],
      ['dates', 2],
    ]);
  });

  it('gives findings of one check names of their own', () => {
    expect(new Set(named(findings).map(({ id }) => id)).size).toBe(3);
  });
});
