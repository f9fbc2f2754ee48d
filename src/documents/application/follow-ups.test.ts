import { describe, expect, test } from 'vitest';
import { followUps, quietDays } from './follow-ups.ts';
import type { TrackedApplication } from './tracked.ts';

const TODAY = '2026-11-23';
const one = (told: Partial<TrackedApplication>): TrackedApplication => ({
  ...{
    id: 1,
    stage: 'applied',
    stageChangedAt: '',
    closedReason: '',
    nextStep: '',
    nextStepOn: '',
    deadline: '',
  },
  ...{ closedFrom: '', appliedOn: '', resumeId: null, resumeBaseId: null, sentOn: null, sentResume: null },
  ...{ updatedAt: '2026-11-20T08:30:00.000Z' },
  ...told,
});

describe('one is quiet', () => {
  test.each([
    ['from the tenth day after it was sent', { sentOn: '2026-11-13' }, 10],
    ['not on the ninth', { sentOn: '2026-11-14' }, undefined],
    [
      'since it came further',
      { stage: 'interviewing', sentOn: '2026-09-01', stageChangedAt: '2026-11-03T12:00:00.000Z' },
      20,
    ],
    [
      'since it was sent, and not since that was written down',
      { sentOn: '2026-11-03', stageChangedAt: '2026-11-22T12:00:00.000Z' },
      20,
    ],
    [
      'since the day of applying, too',
      { appliedOn: '2026-11-03', stageChangedAt: '2026-11-22T12:00:00.000Z' },
      20,
    ],
    ['since it was sent again', { appliedOn: '2026-10-03', sentOn: '2026-11-03' }, 20],
    ['not where nothing at all is known', { updatedAt: '' }, undefined],
    ['since a step that is over', { sentOn: '2026-09-01', nextStepOn: '2026-11-11' }, 12],
    ['not before a step that is to come', { sentOn: '2026-09-01', nextStepOn: TODAY }, undefined],
    ['while interviewing, too', { stage: 'interviewing', stageChangedAt: '2026-11-01T12:00:00Z' }, 22],
    ['never with an offer', { stage: 'offer', sentOn: '2026-09-01' }, undefined],
    ['never before it is sent', { stage: 'saved', updatedAt: '2026-01-01T00:00:00Z' }, undefined],
    ['never once it is closed', { stage: 'closed', sentOn: '2026-09-01' }, undefined],
    ['since it was changed where nothing else is known', { updatedAt: '2026-11-01T12:00:00Z' }, 22],
    ['not by a clock that was wrong', { sentOn: '2030-01-01' }, undefined],
    [
      'although a clock was a year ahead',
      { sentOn: '2026-11-01', stageChangedAt: '2027-11-20T12:00:00Z' },
      22,
    ],
    [
      'by when it was saved where a wrong clock told the rest',
      { stageChangedAt: '2027-11-20T12:00:00Z', updatedAt: '2026-11-01T12:00:00Z' },
      22,
    ],
    ['across the end of a year', { sentOn: '2025-11-23' }, 365],
  ] as const)('%s', (_what, told, days) => {
    expect(quietDays(one(told), TODAY)).toBe(days);
  });
});

test('what is due comes by its day, what is overdue first, then what is quiet, the longest first', () => {
  const all = [
    one({ id: 1, sentOn: '2026-11-10' }),
    one({ id: 2, sentOn: '2026-10-01' }),
    one({ id: 3, stage: 'saved', deadline: '2026-11-30', nextStepOn: '2026-11-25' }),
    one({ id: 4, stage: 'saved', deadline: '2026-12-01' }),
    one({ id: 5, sentOn: '2026-11-20', deadline: '2026-11-24' }),
    one({ id: 6, sentOn: '2026-11-20', nextStepOn: '2026-11-21' }),
    one({ id: 7, stage: 'closed', nextStepOn: TODAY, deadline: TODAY }),
    one({ id: 8, stage: 'offer', nextStepOn: TODAY }),
  ];
  expect(followUps(all, TODAY)).toEqual([
    { id: 6, what: 'next-step', day: '2026-11-21', inDays: -2 },
    { id: 8, what: 'next-step', day: TODAY, inDays: 0 },
    { id: 3, what: 'next-step', day: '2026-11-25', inDays: 2 },
    { id: 3, what: 'deadline', day: '2026-11-30', inDays: 7 },
    { id: 2, what: 'quiet', days: 53 },
    { id: 1, what: 'quiet', days: 13 },
  ]);
});
