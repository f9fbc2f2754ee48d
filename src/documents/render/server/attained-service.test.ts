import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AttainedService } from './attained-service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who keeps a child at work comes to ten seconds, and a fast typist to two', () => {
  const attained = new AttainedService();
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(1_000);
    attained.add('slow', 1_000);
    attained.add('typist', 10 * 20);
  }
  expect(attained.of('slow')).toBeGreaterThan(9_000);
  expect(attained.of('slow')).toBeLessThan(11_000);
  expect(attained.of('typist')).toBeLessThan(2_200);
  expect(attained.of('quiet')).toBe(0);
});

test('a slow job counts as slow for two minutes, however many quick ones follow', () => {
  const attained = new AttainedService();
  attained.add('ana', 5_000);
  for (let second = 0; second < 90; second += 1) {
    vi.advanceTimersByTime(1_000);
    attained.add('ana', 20);
  }
  expect(attained.longest('ana')).toBeGreaterThan(1_000);
  vi.advanceTimersByTime(60_000);
  expect(attained.longest('ana')).toBeLessThan(1_000);
});

test('what has faded is forgotten', () => {
  const attained = new AttainedService();
  for (let person = 0; person < 100; person += 1) attained.add(String(person), 20);
  vi.advanceTimersByTime(300_000);
  attained.add('new', 20);
  expect(attained.size).toBe(1);
});
