import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BEAT_EVERY_MS, Heartbeats } from './heartbeats.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a process of which nothing is heard for half a minute counts as hung', () => {
  const hung = vi.fn();
  const beats = new Heartbeats(hung);
  vi.advanceTimersByTime(6 * BEAT_EVERY_MS);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(BEAT_EVERY_MS);
  expect(hung).toHaveBeenCalled();
  beats.stop();
});

test('a process that is heard of now and then does not', () => {
  const hung = vi.fn();
  const beats = new Heartbeats(hung);
  for (let round = 0; round < 10; round += 1) {
    vi.advanceTimersByTime(5 * BEAT_EVERY_MS);
    beats.heard();
  }
  beats.stop();
  vi.advanceTimersByTime(60 * BEAT_EVERY_MS);
  expect(hung).not.toHaveBeenCalled();
});
