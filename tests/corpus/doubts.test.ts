import { expect, it } from 'vitest';
import { countDoubts, judgedValues } from './measure/doubts.ts';
import { readPart } from './measure/read-part.ts';

/* Whoever reviews in a hurry looks at what is called doubtful, and takes the rest. */

const readings = [...(await readPart('development')), ...(await readPart('widened'))];
const values = readings.map(judgedValues);

it('of what was read wrongly, more is called doubtful than not', () => {
  const { wrongTold, wrongSilent } = countDoubts(values.flat());
  expect(wrongTold / (wrongTold + wrongSilent)).toBeGreaterThan(0.6);
});

it('of what was read rightly, at most one in fifty is called doubtful', () => {
  const clean = values.filter((own) => own.every(({ right }) => right)).flat();
  for (const { rightDoubted, rightSilent } of [values.flat(), clean].map(countDoubts))
    expect(rightDoubted / (rightDoubted + rightSilent)).toBeLessThan(0.02);
});
