import { expect, it } from 'vitest';
import { MOVES_OF_SIGN } from '#documents/ads/learned/chain.ts';
import { AD_CLASSES } from '#documents/ads/learned/classes.ts';
import { HEARD, hashOf, modelFrom, MOST_STEPS, STEP } from '#documents/ads/learned/model.ts';
import { SIGNS } from '#documents/ads/learned/token-signs.ts';
import { learnFrom, modelOf } from './train.ts';
import { writtenModel } from './written-model.ts';

it('a model that was written is read as it was', () => {
  const hashes = [0, 1, 25, 26, 27, 700, 70_000, 2 ** 24 - 1];
  const weights = Int8Array.from(
    { length: hashes.length * AD_CLASSES.length },
    (_, at) => (at % (2 * MOST_STEPS + 1)) - MOST_STEPS,
  );
  const moves = Int8Array.from({ length: SIGNS.length * MOVES_OF_SIGN }, (_, at) => (at % 11) - 5);
  const read = modelFrom(writtenModel({ hashes, weights, moves }));
  expect([...read.rows]).toEqual(hashes.map((hash, row) => [hash, row * AD_CLASSES.length]));
  expect(read.weights.subarray(0, weights.length)).toEqual(weights);
  expect([...read.moves]).toEqual([...moves].map((steps) => Math.exp(steps * STEP * HEARD)));
});

it('a model stands in a text as it is', () => {
  const steps = Int8Array.from({ length: 2 * MOST_STEPS + 1 }, (_, at) => at - MOST_STEPS);
  const weights = new Int8Array(7 * AD_CLASSES.length);
  weights.set(steps);
  const moves = new Int8Array(SIGNS.length * MOVES_OF_SIGN);
  expect(writtenModel({ hashes: [1, 2, 3, 4, 5, 6, 7], weights, moves })).not.toMatch(/['\\\n]/u);
});

it('what is learned tells words by their features, and is the same each time', () => {
  const feature = (name: string) => [hashOf(`w:${name}`), hashOf('any')];
  const example = {
    words: ['know', 'Java', 'well'].map(feature),
    signs: [0, 0, 0],
    answers: ['none', 'skill', 'none'].map((name) => AD_CLASSES.findIndex((each) => each === name)),
  };
  const examples = Array.from({ length: 200 }, () => example);
  const model = modelOf(learnFrom(examples), 100);
  const row = model.hashes.indexOf(hashOf('w:Java')) * AD_CLASSES.length;
  const weightOf = (name: (typeof AD_CLASSES)[number]) => model.weights[row + AD_CLASSES.indexOf(name)] ?? 0;
  expect(weightOf('skill')).toBeGreaterThan(weightOf('none'));
  expect(modelOf(learnFrom(examples), 100)).toEqual(model);
});
