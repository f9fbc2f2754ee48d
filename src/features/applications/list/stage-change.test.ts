import { expect, test } from 'vitest';
import type { ApplicationRow } from '../contract.ts';
import { takingBack, toStage } from './stage-change.ts';

const NOW = new Date('2026-11-23T10:00:00.000Z');
const ROW = {
  ...{ stage: 'closed', closedReason: 'rejected', stageChangedAt: '2026-11-01T00:00:00.000Z' },
} as ApplicationRow; // Of a row what is read here.

test('another stage says since when, and what is open again is closed for no reason', () => {
  expect(toStage('offer', NOW)).toEqual({
    stage: 'offer',
    stageChangedAt: NOW.toISOString(),
    closedReason: '',
  });
  expect(toStage('closed', NOW)).toEqual({ stage: 'closed', stageChangedAt: NOW.toISOString() });
});

test('taking a change back brings all that it changed, and nothing else', () => {
  expect(takingBack(ROW, toStage('offer', NOW))).toEqual(ROW);
  expect(takingBack(ROW, { closedReason: 'withdrawn' })).toEqual({ closedReason: 'rejected' });
});
