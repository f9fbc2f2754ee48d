import { expect, test } from 'vitest';
import type { Log } from '#platform/log/log.server.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { watchClock } from './wrong-clock.ts';

const DAY = 24 * 3600;

function watched() {
  const clock = createTestClock();
  const logged: unknown[] = [];
  const log: Log = { ...silentLog, error: (event, facts) => void logged.push({ event, ...facts }) };
  let passed = 0;
  const watch = watchClock(clock, log, () => passed);
  return {
    clock,
    logged,
    hasRunForADay: () => watch.hasRunFor(DAY * 1000),
    pass(seconds: number) {
      passed += seconds * 1000;
      clock.advance(seconds);
    },
  };
}

test('a clock that runs is trusted from the start, and for as long as it likes', () => {
  const { hasRunForADay, pass, logged } = watched();
  expect(hasRunForADay()).toBe(true);
  pass(40 * DAY);
  expect(hasRunForADay()).toBe(true);
  expect(logged).toEqual([]);
});

test.each([400 * DAY, -400 * DAY])(
  'one that was set by %i seconds is not, for a day, and the log says so',
  (seconds) => {
    const { clock, hasRunForADay, pass, logged } = watched();
    pass(3600);
    clock.advance(seconds);
    expect(hasRunForADay()).toBe(false);
    expect(logged).toEqual([{ event: 'clock.jumped', seconds }]);
    pass(DAY - 1);
    expect(hasRunForADay()).toBe(false);
    pass(1);
    expect(hasRunForADay()).toBe(true);
  },
);
