import { expect, test } from 'vitest';
import type { ClosedReason, Stage } from '#documents/application/fields.ts';
import type { ApplicationRow } from '../contract.ts';
import { countFigures } from './count-figures.ts';

const row = (
  stage: Stage,
  closedReason: ClosedReason = '',
  more: Partial<ApplicationRow> = {},
): ApplicationRow =>
  ({
    stage,
    closedReason,
    sentOn: null,
    stageChangedAt: '2026-11-02T00:00:00.000Z',
    resumeId: null,
    ...more,
  }) as ApplicationRow; // Of a row what is read here.

test('what was sent, answered and led to an interview follows from stage and reason', () => {
  const rows = [
    row('saved'),
    row('applied'),
    row('interviewing'),
    row('offer'),
    row('closed', 'accepted'),
    row('closed', 'declined'),
    row('closed', 'rejected'),
    row('closed', 'no-answer'),
    row('closed', 'withdrawn'),
    row('closed', ''),
  ];
  expect(countFigures(rows).all).toEqual({ sent: 7, answered: 5, interviews: 4 });
  // What was marked as sent was sent, whatever became of it.
  expect(countFigures([row('closed', 'withdrawn', { sentOn: '2026-11-01' })]).all.sent).toBe(1);
});

test('months count by the day of sending, the latest first; what has no day comes last', () => {
  const rows = [
    row('applied', '', { sentOn: '2026-10-30' }),
    row('offer'),
    row('applied', '', { stageChangedAt: '' }),
    row('saved', '', { stageChangedAt: '2026-12-01T00:00:00.000Z' }),
  ];
  expect(countFigures(rows).byMonth).toEqual([
    { key: '2026-11', sent: 1, answered: 1, interviews: 1 },
    { key: '2026-10', sent: 1, answered: 0, interviews: 0 },
    { key: null, sent: 1, answered: 0, interviews: 0 },
  ]);
});

test('resumes stand in the order of how many were sent with each', () => {
  const rows = [
    row('applied', '', { resumeId: 7 }),
    row('offer', '', { resumeId: 8 }),
    row('applied', '', { resumeId: 8 }),
    row('saved', '', { resumeId: 9 }),
  ];
  expect(countFigures(rows).byResume.map(({ key, sent }) => [key, sent])).toEqual([
    [8, 2],
    [7, 1],
  ]);
});
