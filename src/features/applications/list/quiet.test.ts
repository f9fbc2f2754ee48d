import { expect, test } from 'vitest';
import { quietDays } from './quiet.ts';

const TODAY = '2026-11-23';
const sent = { stage: 'applied', stageChangedAt: '', sentOn: '2026-11-13', nextStepOn: '' } as const;

test('what was sent ten days ago is quiet, what was sent nine days ago is not', () => {
  expect(quietDays(sent, TODAY)).toBe(10);
  expect(quietDays({ ...sent, sentOn: '2026-11-14' }, TODAY)).toBeNull();
  expect(quietDays({ ...sent, sentOn: null, stageChangedAt: '2026-11-01T23:00:00.000Z' }, TODAY)).toBe(22);
});

test('another stage since then is a word', () => {
  const interviewed = { ...sent, stage: 'interviewing', stageChangedAt: '2026-11-20T08:00:00.000Z' } as const;
  expect(quietDays(interviewed, TODAY)).toBeNull();
});

test('nothing is quiet that waits for a next step, was never sent, is over, or has no day', () => {
  expect(quietDays({ ...sent, nextStepOn: TODAY }, TODAY)).toBeNull();
  expect(quietDays({ ...sent, nextStepOn: '2026-11-22' }, TODAY)).toBe(10);
  for (const stage of ['saved', 'offer', 'closed'] as const)
    expect(quietDays({ ...sent, stage }, TODAY)).toBeNull();
  expect(quietDays({ ...sent, sentOn: null }, TODAY)).toBeNull();
  expect(quietDays({ ...sent, sentOn: '2027-01-01' }, TODAY)).toBeNull();
});
