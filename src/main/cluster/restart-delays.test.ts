import { expect, test } from 'vitest';
import { RestartDelays } from './restart-delays.ts';

test('what dies soon again and again is started later each time, up to half a minute', () => {
  const delays = new RestartDelays();
  const waited = Array.from({ length: 9 }, () => delays.after(100));
  expect(waited).toEqual([250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

test('what was well for a while is replaced at once', () => {
  const delays = new RestartDelays();
  delays.after(100);
  delays.after(100);
  expect(delays.after(60_000)).toBe(0);
  expect(delays.after(100)).toBe(250);
});
