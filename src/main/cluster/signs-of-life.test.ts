import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SIGN_EVERY_MS, SignsOfLife } from './signs-of-life.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a process of which nothing is heard for half a minute counts as hung', () => {
  const hung = vi.fn();
  const signs = new SignsOfLife(hung);
  vi.advanceTimersByTime(6 * SIGN_EVERY_MS);
  expect(hung).not.toHaveBeenCalled();
  vi.advanceTimersByTime(SIGN_EVERY_MS);
  expect(hung).toHaveBeenCalled();
  signs.stop();
});

test('a process that is heard of now and then does not', () => {
  const hung = vi.fn();
  const signs = new SignsOfLife(hung);
  for (let round = 0; round < 10; round += 1) {
    vi.advanceTimersByTime(5 * SIGN_EVERY_MS);
    signs.heard();
  }
  signs.stop();
  vi.advanceTimersByTime(60 * SIGN_EVERY_MS);
  expect(hung).not.toHaveBeenCalled();
});
