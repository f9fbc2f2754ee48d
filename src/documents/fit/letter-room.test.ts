import { expect, test } from 'vitest';
import { airierLetterRooms, closerLetterRooms } from './letter-room.ts';

test('each step is closer than the one before, and type stays at 9 pt or more', () => {
  const steps = closerLetterRooms({ spacing: 2, margins: 1.5, fontSize: 14 });
  expect(steps).toHaveLength(9);
  const room = ({ spacing, margins, fontSize }: (typeof steps)[number]) => spacing * fontSize + margins * 10;
  steps.reduce((before, step) => {
    expect(room(step)).toBeLessThan(room(before));
    return step;
  });
  expect(steps.at(-1)).toEqual({ spacing: 1, margins: 0.5, fontSize: 9 });
});

test('type that is smaller already is left as it is, and what cannot be set closer has no steps', () => {
  for (const { fontSize } of closerLetterRooms({ fontSize: 8, spacing: 1.5, margins: 1 }))
    expect(fontSize).toBe(8);
  expect(closerLetterRooms({ spacing: 1, margins: 0.4, fontSize: 9 })).toEqual([]);
});

test('a letter is given air step by step, and what is airy already has no steps', () => {
  const steps = airierLetterRooms({ spacing: 1, margins: 0.5, fontSize: 9 });
  expect(steps).toHaveLength(7);
  expect(steps.at(-1)).toEqual({ spacing: 1.5, margins: 1.25, fontSize: 12 });
  expect(airierLetterRooms({ spacing: 2, margins: 2, fontSize: 16 })).toEqual([]);
});
