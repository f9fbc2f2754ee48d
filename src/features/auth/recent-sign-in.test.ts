import { expect, test } from 'vitest';
import { assertRecentSignIn } from './recent-sign-in.ts';

const now = new Date('2026-11-28T12:00:00Z');
const startedBefore = (minutes: number) => () =>
  assertRecentSignIn({ id: 1, startedAt: new Date(now.getTime() - minutes * 60_000) }, now);

test('a session of the last minutes is recent, also by the clock of another copy', () => {
  expect(startedBefore(15)).not.toThrow();
  expect(startedBefore(-30)).not.toThrow();
  expect(startedBefore(16)).toThrow('confirm first');
});

test('one that was started while a clock was ahead is not recent until that day comes', () => {
  expect(startedBefore(-24 * 60)).toThrow('confirm first');
});
