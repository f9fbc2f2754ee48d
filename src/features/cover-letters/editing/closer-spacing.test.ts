import { expect, test } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { closerLetters } from './closer-spacing.ts';

const letter = (settings: object) => {
  const data = emptyLetter('a4');
  return { ...data, settings: { ...data.settings, ...settings } };
};

test('each step is closer than the one before, and type stays at 9 pt or more', () => {
  const steps = closerLetters(letter({ spacing: 2, margins: 1.5, fontSize: 14 })).map(
    ({ settings }) => settings,
  );
  expect(steps).toHaveLength(9);
  const room = ({ spacing, margins, fontSize }: (typeof steps)[number]) => spacing * fontSize + margins * 10;
  steps.reduce((before, step) => {
    expect(room(step)).toBeLessThan(room(before));
    return step;
  });
  expect(steps.at(-1)).toMatchObject({ spacing: 1, margins: 0.5, fontSize: 9 });
});

test('type that is smaller already is left as it is, and what cannot be set closer has no steps', () => {
  for (const { settings } of closerLetters(letter({ fontSize: 8, spacing: 1.5 })))
    expect(settings.fontSize).toBe(8);
  expect(closerLetters(letter({ spacing: 1, margins: 0.4, fontSize: 9 }))).toEqual([]);
});
