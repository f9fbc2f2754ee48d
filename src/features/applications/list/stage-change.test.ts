import { expect, test } from 'vitest';
import { localDay } from '#platform/clock/clock.ts';
import { BAKER } from '../testing/baker-row.ts';
import { isStill, takingBack, toStage } from './stage-change.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const TODAY = localDay(NOW);
const CLOSED = {
  ...BAKER,
  ...({ stage: 'closed', closedReason: 'rejected', closedFrom: 'interviewing' } as const),
  ...{ stageChangedAt: '2026-11-01T12:00:00.000Z', appliedOn: '2026-10-05' },
};

test('another stage says since when, and what is open again is closed for no reason', () => {
  expect(toStage('offer', CLOSED, NOW)).toEqual({
    ...{ stage: 'offer', stageChangedAt: NOW.toISOString(), appliedOn: '2026-10-05' },
    ...{ closedReason: '', closedFrom: '' },
  });
});

test('what is closed keeps how far it had come, whichever reason is given then', () => {
  const interviewing = { ...BAKER, stage: 'interviewing' } as const;
  expect(toStage('closed', interviewing, NOW)).toEqual({
    ...{ stage: 'closed', stageChangedAt: NOW.toISOString(), closedFrom: 'interviewing', appliedOn: '' },
  });
  expect(toStage('closed', CLOSED, NOW)).not.toHaveProperty('closedFrom');
});

test('the day of applying is that on which it became so, and stays as it goes on', () => {
  expect(toStage('applied', BAKER, NOW)).toMatchObject({ appliedOn: TODAY });
  // It may have been any day before.
  expect(toStage('interviewing', BAKER, NOW)).toMatchObject({ appliedOn: '' });
  const applied = { ...BAKER, stage: 'applied', stageChangedAt: '2026-09-01T12:00:00.000Z' } as const;
  for (const stage of ['interviewing', 'offer', 'closed'] as const)
    expect(toStage(stage, applied, NOW)).toMatchObject({ appliedOn: '2026-09-01' });
  expect(toStage('offer', { ...applied, appliedOn: '2026-08-30' }, NOW)).toMatchObject({
    appliedOn: '2026-08-30',
  });
  // Back to the beginning: it was not applied for.
  expect(toStage('saved', { ...applied, appliedOn: '2026-08-30' }, NOW)).toMatchObject({ appliedOn: '' });
});

test('taking a change back brings all that it changed, and nothing else', () => {
  const change = toStage('offer', CLOSED, NOW);
  expect(takingBack(CLOSED, change)).toEqual({
    ...{ stage: 'closed', stageChangedAt: CLOSED.stageChangedAt, appliedOn: '2026-10-05' },
    ...{ closedReason: 'rejected', closedFrom: 'interviewing' },
  });
  expect(takingBack(CLOSED, { closedReason: 'withdrawn' })).toEqual({ closedReason: 'rejected' });
  expect(isStill({ ...CLOSED, ...change }, change)).toBe(true);
  expect(isStill({ ...CLOSED, ...change, appliedOn: '2026-10-06' }, change)).toBe(false);
});
