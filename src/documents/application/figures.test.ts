import { expect, test } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { CLOSED_REASONS, STAGES } from './fields.ts';
import { figuresByMonth, figuresByResume, figuresOf } from './figures.ts';
import type { TrackedApplication } from './tracked.ts';

const one = (told: Partial<TrackedApplication>): TrackedApplication => ({
  ...{
    id: 1,
    stage: 'saved',
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

test.each([
  ['saved', {}, [0, 0, 0]],
  ['saved and marked as sent', { sentOn: '2026-11-01' }, [1, 0, 0]],
  ['applied', { stage: 'applied' }, [1, 0, 0]],
  ['interviewing', { stage: 'interviewing' }, [1, 1, 1]],
  ['with an offer', { stage: 'offer' }, [1, 1, 1]],
  ['rejected', { stage: 'closed', closedReason: 'rejected' }, [1, 1, 0]],
  ['without an answer', { stage: 'closed', closedReason: 'no-answer' }, [1, 0, 0]],
  ['accepted', { stage: 'closed', closedReason: 'accepted' }, [1, 1, 1]],
  ['declined', { stage: 'closed', closedReason: 'declined' }, [1, 1, 1]],
  ['given up before it was sent', { stage: 'closed', closedReason: 'withdrawn' }, [0, 0, 0]],
  [
    'given up after it was sent',
    { stage: 'closed', closedReason: 'withdrawn', sentOn: '2026-11-01' },
    [1, 0, 0],
  ],
  ['closed without a reason after an interview', { stage: 'closed', closedFrom: 'interviewing' }, [1, 1, 1]],
  [
    'rejected after an interview',
    { stage: 'closed', closedReason: 'rejected', closedFrom: 'interviewing' },
    [1, 1, 1],
  ],
  ['given up with an offer', { stage: 'closed', closedReason: 'withdrawn', closedFrom: 'offer' }, [1, 1, 1]],
  [
    'given up once it was sent',
    { stage: 'closed', closedReason: 'withdrawn', closedFrom: 'applied' },
    [1, 0, 0],
  ],
  ['given up, with the day of applying', { stage: 'closed', appliedOn: '2026-11-01' }, [1, 0, 0]],
  ['not applied for any more', { stage: 'saved', appliedOn: '2026-11-01' }, [0, 0, 0]],
  ['open again, with how far it had come', { stage: 'applied', closedFrom: 'offer' }, [1, 0, 0]],
  ['opened again, with the reason of before', { stage: 'applied', closedReason: 'rejected' }, [1, 0, 0]],
] as const)('one that is %s', (_what, told, [sent, answered, interviews]) => {
  expect(figuresOf([one(told)])).toEqual({ sent, answered, interviews });
});

test('by month of sending, empty months too; all others beside them', () => {
  const all = [
    one({ sentOn: '2026-11-03', stage: 'interviewing' }),
    one({ sentOn: '2026-11-30' }),
    one({ stage: 'applied', stageChangedAt: '2026-09-15T12:00:00.000Z' }),
    one({ stage: 'offer', stageChangedAt: '2026-10-15T12:00:00.000Z' }),
    one({ sentOn: '2025-12-31' }),
  ];
  const { months, others } = figuresByMonth(all, { until: '2026-11', months: 4 });
  expect(months).toEqual([
    { month: '2026-08', sent: 0, answered: 0, interviews: 0 },
    { month: '2026-09', sent: 1, answered: 0, interviews: 0 },
    { month: '2026-10', sent: 0, answered: 0, interviews: 0 },
    { month: '2026-11', sent: 2, answered: 1, interviews: 1 },
  ]);
  // When the one with an offer was sent nobody knows.
  expect(others).toEqual({ sent: 2, answered: 1, interviews: 1 });
  expect(figuresByMonth(all, { until: '2026-01', months: 2 }).months).toMatchObject([
    { month: '2025-12', sent: 1 },
    { month: '2026-01', sent: 0 },
  ]);
});

test('by month of applying where that is known, however far it has come since and however often it was sent', () => {
  const all = [
    one({ stage: 'offer', appliedOn: '2026-09-10', stageChangedAt: '2026-11-15T12:00:00.000Z' }),
    one({ stage: 'closed', closedFrom: 'applied', appliedOn: '2026-09-30' }),
    one({ stage: 'applied', appliedOn: '2026-09-01', sentOn: '2026-11-02' }),
    one({ stage: 'saved', appliedOn: '2026-09-01', sentOn: '2026-11-02' }),
  ];
  const { months, others } = figuresByMonth(all, { until: '2026-11', months: 3 });
  expect(months.map(({ sent }) => sent)).toEqual([3, 0, 1]);
  expect(others.sent).toBe(0);
});

test('by resume, the one that was sent most often first', () => {
  const all = [
    one({ resumeId: 7, stage: 'applied' }),
    one({ resumeId: 7, stage: 'interviewing' }),
    one({ resumeId: 7 }),
    one({ resumeId: 5, stage: 'applied' }),
    one({ resumeId: 3, stage: 'offer' }),
    one({ stage: 'applied' }),
  ];
  expect(figuresByResume(all)).toEqual([
    { resumeId: 7, titleSent: '', sent: 2, answered: 1, interviews: 1 },
    { resumeId: 3, titleSent: '', sent: 1, answered: 1, interviews: 1 },
    { resumeId: null, titleSent: '', sent: 1, answered: 0, interviews: 0 },
    { resumeId: 5, titleSent: '', sent: 1, answered: 0, interviews: 0 },
  ]);
});

test('by the resume that was sent, whatever is named by now, and those that were tailored of it as one', () => {
  const sentResume = (documentId: number, baseId: number | null = null, title = 'Then') => ({
    ...{ documentId, baseId, title },
  });
  const all = [
    // Sent with 7; another one is named since, or none that is still there.
    one({ sentOn: '2026-11-03', sentResume: sentResume(7, null, 'Nurse of before'), resumeId: 9 }),
    one({ sentOn: '2026-11-04', sentResume: sentResume(7, null, 'Nurse'), resumeId: null }),
    // Tailored of 7.
    one({ sentOn: '2026-11-05', sentResume: sentResume(8, 7, 'Nurse for Mercy'), resumeId: 8 }),
    one({ stage: 'interviewing', resumeId: 10, resumeBaseId: 7 }),
    // A letter alone, although a resume is named since.
    one({ sentOn: '2026-11-06', resumeId: 9 }),
    one({ stage: 'saved', resumeId: 9 }),
  ];
  expect(figuresByResume(all)).toEqual([
    { resumeId: 7, titleSent: 'Nurse', sent: 4, answered: 1, interviews: 1 },
    { resumeId: null, titleSent: '', sent: 1, answered: 0, interviews: 0 },
  ]);
});

test('whatever there is, the parts come to the whole, and nobody was answered without having sent', () => {
  const random = seededRandom(3);
  const all = Array.from({ length: 500 }, (_, id) =>
    one({
      ...{ id, stage: random.pick(STAGES), closedReason: random.pick(CLOSED_REASONS) },
      ...{ sentOn: random.pick([null, '2026-11-03', '2024-02-29']), resumeId: random.pick([null, 1, 2]) },
      stageChangedAt: random.pick(['', '2026-10-15T12:00:00.000Z', '0001-01-01T00:00:00Z']),
    }),
  );
  const sum = (parts: readonly ReturnType<typeof figuresOf>[]) => ({
    sent: parts.reduce((total, { sent }) => total + sent, 0),
    answered: parts.reduce((total, { answered }) => total + answered, 0),
    interviews: parts.reduce((total, { interviews }) => total + interviews, 0),
  });
  const { months, others } = figuresByMonth(all, { until: '2026-11', months: 12 });
  expect(sum([...months, others])).toEqual(figuresOf(all));
  expect(sum(figuresByResume(all))).toEqual(figuresOf(all));
  for (const { sent, answered, interviews } of [...months, ...figuresByResume(all)]) {
    expect(sent).toBeGreaterThanOrEqual(answered);
    expect(answered).toBeGreaterThanOrEqual(interviews);
  }
});
