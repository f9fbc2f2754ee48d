import type { Clock } from '#platform/clock/clock.ts';

/** A clock that tests move. */
export type TestClock = Clock & { advance(seconds: number): void };

export function createTestClock(start = new Date('2026-11-21T10:00:00.000Z')): TestClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (seconds) => {
      now += seconds * 1000;
    },
  };
}
