import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineBusyError } from '../engine-errors.ts';
import { JobQueue } from './job-queue.ts';

const limits = { maxWaiting: 2, maxWaitMs: 1000, retryAfterSeconds: (waiting: number) => waiting * 10 };
const neverRefused = (): void => expect.unreachable();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('first come, first served', () => {
  const queue = new JobQueue<string>(limits);
  queue.add('a', neverRefused);
  queue.add('b', neverRefused);
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['a', 'b', undefined]);
  vi.advanceTimersByTime(5000);
});

test('past its bound it refuses, and says when to come back', () => {
  const queue = new JobQueue<string>(limits);
  queue.add('a', neverRefused);
  queue.add('b', neverRefused);
  expect(() => queue.add('c', neverRefused)).toThrow(expect.objectContaining({ retryAfterSeconds: 20 }));
  queue.take();
  queue.add('c', neverRefused);
  expect(queue.size).toBe(2);
});

test('what waited too long is refused and taken out, the others stay in order', () => {
  const queue = new JobQueue<string>(limits);
  const refused: EngineBusyError[] = [];
  queue.add('a', (error) => refused.push(error));
  vi.advanceTimersByTime(600);
  queue.add('b', neverRefused);
  vi.advanceTimersByTime(600);
  expect(refused).toEqual([expect.any(EngineBusyError)]);
  expect([queue.take(), queue.take()]).toEqual(['b', undefined]);
});
