import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AttainedService } from './attained-service.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('who keeps a child at work comes to ten seconds, and a fast typist to two', () => {
  const attained = new AttainedService();
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(1_000);
    attained.add('slow', 1_000, false);
    attained.add('typist', 10 * 20, false);
  }
  expect(attained.of('slow')).toBeGreaterThan(9_000);
  expect(attained.of('slow')).toBeLessThan(11_000);
  expect(attained.of('typist')).toBeLessThan(2_200);
  expect(attained.of('quiet')).toBe(0);
});

test('a slow job counts as slow for two minutes, however many quick ones follow', () => {
  const attained = new AttainedService();
  attained.add('ana', 5_000, false);
  for (let second = 0; second < 90; second += 1) {
    vi.advanceTimersByTime(1_000);
    attained.add('ana', 20, false);
  }
  expect(attained.longest('ana')).toBeGreaterThan(1_000);
  vi.advanceTimersByTime(60_000);
  expect(attained.longest('ana')).toBeLessThan(1_000);
});

test('what has faded is forgotten', () => {
  const attained = new AttainedService();
  for (let person = 0; person < 100; person += 1) attained.add(String(person), 20, false);
  vi.advanceTimersByTime(300_000);
  attained.add('new', 20, false);
  expect(attained.size).toBe(1);
});

test('a job is slow where its person had a slow one lately, or nothing is known and it is not small', () => {
  const attained = new AttainedService();
  expect([attained.isSlow('new', true), attained.isSlow('new', false)]).toEqual([false, true]);
  attained.add('new', 20, true);
  // A small one that was quick promises nothing of a large one.
  expect([attained.isSlow('new', true), attained.isSlow('new', false)]).toEqual([false, true]);
  attained.add('new', 20, false);
  expect(attained.isSlow('new', false)).toBe(false);
  attained.add('new', 5_000, true);
  expect(attained.isSlow('new', true)).toBe(true);
});

test('whoever is new begins with what the quick used who are active, in the middle of them', () => {
  const attained = new AttainedService();
  attained.begin('first');
  expect(attained.of('first')).toBe(0);
  attained.add('long ago', 500, false);
  vi.advanceTimersByTime(11_000);
  for (const [person, ms] of [
    ['a', 30],
    ['b', 200],
    ['c', 900],
    ['slow', 5_000],
  ] as const)
    attained.add(person, ms, false);
  attained.begin('new');
  expect(attained.of('new')).toBe(200);
  attained.begin('slow');
  expect(attained.of('slow')).toBe(5_000);
});
