import { describe, expect, it } from 'vitest';
import { bulletsChecks } from '../all-checks.ts';
import { trades } from './testing/trades.ts';
import { inputFor } from './testing/written-resume.ts';

/** What all checks of bullets say of a resume. */
function told(written: Parameters<typeof inputFor>[0]) {
  const input = inputFor(written);
  return bulletsChecks
    .filter((check) => check.applies(input))
    .flatMap((check) => check.find(input).map(({ title }) => `${check.id}: ${title}`));
}

describe('bullets that are well written', () => {
  it.each(Object.entries(trades))('of a %s draw no finding', (_, job) => {
    expect(told({ jobs: [job] })).toEqual([]);
  });
});

it('a resume without jobs has nothing to judge', () => {
  const input = inputFor({});
  expect(bulletsChecks.filter((check) => check.applies(input))).toEqual([]);
});
