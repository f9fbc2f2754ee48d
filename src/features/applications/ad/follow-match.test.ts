import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyResume } from '#documents/resume/empty.ts';
import { followMatch, type MatchOutcome } from './follow-match.ts';
import type { AdComparison, MatchRequest } from './protocol.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

// Only handed through.
const [FIRST, SECOND] = [{}, {}].map((one) => one as AdComparison);

function setUp() {
  const asked: MatchRequest[] = [];
  const answers: ((comparison: AdComparison | null) => void)[] = [];
  const told: MatchOutcome[] = [];
  const listeners = new Set<() => void>();
  let resume = emptyResume();
  const end = followMatch(
    {
      match: (request) => {
        asked.push(request);
        return new Promise((resolve) => void answers.push(resolve));
      },
    },
    {
      sides: () => ({ ad: 'Baker wanted', resume, base: null }),
      subscribe: (listener) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    (comparison) => void told.push(comparison),
    () => new Date(2026, 10, 23),
  );
  const hear = () => listeners.forEach((listener) => listener());
  const type = (summary: string) => {
    resume = { ...resume, summary };
    hear();
  };
  return { asked, answers, told, type, hear, end };
}

test('it is asked at once, and while somebody types not before a pause', async () => {
  const { asked, type } = setUp();
  expect(asked).toMatchObject([{ today: { year: 2026, month: 11 } }]);
  for (const summary of ['B', 'Ba', 'Bak']) {
    type(summary);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(asked).toHaveLength(1);
  await vi.runAllTimersAsync();
  expect(asked.map(({ resume }) => resume.summary)).toEqual(['', 'Bak']);
});

test('an answer that is late is dropped, and the newest is told', async () => {
  const { answers, told, type } = setUp();
  type('Baker');
  await vi.runAllTimersAsync();
  answers[0]?.(FIRST ?? null);
  answers[1]?.(SECOND ?? null);
  await vi.runAllTimersAsync();
  expect(told).toHaveLength(1);
  expect(told[0]).toBe(SECOND);
});

test('once it is over nothing is told', async () => {
  const { answers, told, end } = setUp();
  end();
  answers[0]?.(FIRST ?? null);
  await vi.runAllTimersAsync();
  expect(told).toEqual([]);
});

test('where the worker fails that is told, and the same is asked again at the next word of the source', async () => {
  const { asked, answers, told, hear } = setUp();
  answers[0]?.(null);
  await vi.runAllTimersAsync();
  expect(told).toEqual(['failed']);
  hear();
  await vi.runAllTimersAsync();
  expect(asked).toHaveLength(2);
  answers[1]?.(SECOND ?? null);
  await vi.runAllTimersAsync();
  expect(told.at(-1)).toBe(SECOND);
});
