import { expect, test } from 'vitest';
import { STAGES } from './fields.ts';
import { countingDeadline, dueDays } from './due-days.ts';

const DAYS = { deadline: '2026-12-01', nextStepOn: '2026-11-30' };

test('a deadline counts until something is sent, a next step until it is closed', () => {
  const of = (stage: (typeof STAGES)[number], sentOn: string | null) =>
    dueDays({ stage, sentOn, ...DAYS }).map(({ what }) => what);
  expect(STAGES.map((stage) => of(stage, null))).toEqual([
    ['deadline', 'next-step'],
    ['next-step'],
    ['next-step'],
    ['next-step'],
    [],
  ]);
  expect(STAGES.map((stage) => of(stage, '2026-11-20'))).toEqual([
    ...[['next-step'], ['next-step'], ['next-step'], ['next-step']],
    [],
  ]);
});

test('each has its day, and what has none is not due', () => {
  const saved = { stage: 'saved' as const, sentOn: null };
  expect(dueDays({ ...saved, ...DAYS })).toEqual([
    { what: 'deadline', day: '2026-12-01' },
    { what: 'next-step', day: '2026-11-30' },
  ]);
  expect(dueDays({ ...saved, deadline: '', nextStepOn: '' })).toEqual([]);
  expect(countingDeadline({ ...saved, deadline: '2026-12-01' })).toBe('2026-12-01');
  expect(countingDeadline({ ...saved, sentOn: '2026-11-20', deadline: '2026-12-01' })).toBe('');
});
