import { afterEach, expect, test, vi } from 'vitest';
import { quietDays } from './follow-ups.ts';
import { figuresByMonth } from './figures.ts';
import { localDayOf, type TrackedApplication } from './tracked.ts';

afterEach(() => vi.unstubAllEnvs());

test.each([
  ['UTC', '2026-11-03', '2026-11-04'],
  ['America/Los_Angeles', '2026-11-03', '2026-11-03'],
  ['Pacific/Kiritimati', '2026-11-04', '2026-11-04'],
  ['Asia/Kolkata', '2026-11-04', '2026-11-04'],
])('a moment is on the day that it is in %s', (zone, evening, night) => {
  vi.stubEnv('TZ', zone);
  expect(localDayOf('2026-11-03T23:30:00.000Z')).toBe(evening);
  expect(localDayOf('2026-11-04T00:30:00.000Z')).toBe(night);
  expect(localDayOf('')).toBe('');
  expect(localDayOf('0001-01-01T00:00:00Z')).toMatch(/^000[01]-\d\d-\d\d$|^$/);
});

const applied: TrackedApplication = {
  ...{ id: 1, stage: 'applied', closedReason: '', nextStep: '', nextStepOn: '', deadline: '' },
  ...{ closedFrom: '', appliedOn: '', resumeId: null, resumeBaseId: null, sentOn: null, sentResume: null },
  updatedAt: '2026-11-20T08:30:00.000Z',
  stageChangedAt: '2026-12-01T03:00:00.000Z',
};

test('days and months are counted where the person is', () => {
  vi.stubEnv('TZ', 'America/Los_Angeles');
  expect(quietDays(applied, '2026-12-10')).toBe(10);
  const { months } = figuresByMonth([applied], { until: '2026-12', months: 2 });
  expect(months.map(({ sent }) => sent)).toEqual([1, 0]);
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(quietDays(applied, '2026-12-10')).toBeUndefined();
  expect(figuresByMonth([applied], { until: '2026-12', months: 2 }).months.map(({ sent }) => sent)).toEqual([
    0, 1,
  ]);
});
