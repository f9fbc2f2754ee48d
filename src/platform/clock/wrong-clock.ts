import type { Log } from '#platform/log/log.server.ts';
import type { Clock } from './clock.ts';

/** How far the clocks of copies may lie apart, in ms. */
const DIFFERENCE_MS = 3600_000;

/**
 * The latest moment that something may be dated. What lies after it was written while a clock was wrong, and must not
 * be waited for: it could be years.
 * @param aheadMs how far ahead such a thing is dated when it is written
 */
export function latestDate(now: Date, aheadMs = 0): Date {
  return new Date(now.getTime() + aheadMs + DIFFERENCE_MS);
}

/** Notices that the clock was set, by the time that has passed. */
export type ClockWatch = {
  /** Whether the clock has not been set for so long, in ms; asked again and again. */
  hasRunFor(ms: number): boolean;
};

/** @param passed ms since some moment, by what nobody sets */
export function watchClock(clock: Clock, log: Log, passed = () => performance.now()): ClockWatch {
  const look = () => ({ said: clock.now().getTime(), passed: passed() });
  let last = look();
  let setAt = -Infinity;
  return {
    hasRunFor(ms) {
      const now = look();
      const jumpMs = now.said - last.said - (now.passed - last.passed);
      last = now;
      if (Math.abs(jumpMs) > DIFFERENCE_MS) {
        setAt = now.passed;
        log.error('clock.jumped', { seconds: Math.round(jumpMs / 1000) });
      }
      return now.passed - setAt >= ms;
    },
  };
}
