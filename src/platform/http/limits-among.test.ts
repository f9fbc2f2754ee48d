import { expect, test } from 'vitest';
import { turnLimitsAmong, TURN_LIMITS } from './call-turns.server.ts';
import { CONNECTION_LIMITS, connectionLimitsAmong } from './connections.server.ts';
import { OPEN_CALL_LIMITS, openCallLimitsAmong } from './open-calls.server.ts';

const COUNTED = ['network', 'widerNetwork', 'all', 'longOfNetwork', 'longOfWiderNetwork'];

test.each([2, 4, 7, 16])('%i processes together allow what one does', (processes) => {
  const pairs = [
    [CONNECTION_LIMITS, connectionLimitsAmong(processes)],
    [OPEN_CALL_LIMITS, openCallLimitsAmong(processes)],
  ] as const;
  for (const [of, among] of pairs) {
    for (const [name, most] of Object.entries(of)) {
      const each = Object.entries(among).find(([found]) => found === name)?.[1] ?? 0;
      if (COUNTED.includes(name)) {
        expect(each * processes, name).toBeGreaterThanOrEqual(most);
        // What does not divide evenly is less than one each.
        expect(each * processes, name).toBeLessThan(most + processes);
      } else expect(each, name).toBe(most);
    }
  }
});

test('one process has the limits as they stand', () => {
  expect(connectionLimitsAmong(1)).toEqual(CONNECTION_LIMITS);
  expect(openCallLimitsAmong(1)).toEqual(OPEN_CALL_LIMITS);
  expect(turnLimitsAmong(1)).toEqual(TURN_LIMITS);
});

test('a network always has a few calls under way in each process', () => {
  expect([2, 4, 16].map((processes) => turnLimitsAmong(processes).underWay)).toEqual([8, 4, 4]);
});
