import { expect, it } from 'vitest';
import { AD_CLASSES } from './classes.ts';
import { modelFrom, MOST_STEPS } from './model.ts';
import { MODEL } from './model-data.ts';

it('the model fits the classes and signs that it is read with', () => {
  const { rows, weights } = modelFrom(MODEL);
  const hashes = [...rows.keys()];
  expect(rows.size).toBe(50_000);
  expect(hashes.every((hash, at) => at === 0 || hash > (hashes[at - 1] ?? 0))).toBe(true);
  expect(hashes.at(-1)).toBeLessThan(2 ** 24);
  expect(
    weights.subarray(0, rows.size * AD_CLASSES.length).every((each) => Math.abs(each) <= MOST_STEPS),
  ).toBe(true);
});

it('a model that is cut short is refused', () => {
  expect(() => modelFrom(MODEL.slice(0, -3))).toThrow('cut short');
});
