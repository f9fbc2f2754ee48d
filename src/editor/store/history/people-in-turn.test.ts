import { expect, test } from 'vitest';
import { peopleInTurn } from './people-in-turn.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 21, hour, 30));

test('of few people everybody is looked after in every round', () => {
  expect(peopleInTurn(0, at(3))).toEqual([]);
  expect(peopleInTurn(1, at(3))).toEqual([{ from: 1, to: 500 }]);
  expect(peopleInTurn(501, at(3))).toEqual([
    { from: 1, to: 500 },
    { from: 501, to: 1000 },
  ]);
});

test('of many everybody once within a day, about as many in each round', () => {
  const rounds = Array.from({ length: 24 }, (_, hour) => peopleInTurn(1_000_000, at(hour)));
  const all = rounds.flat().toSorted((a, b) => a.from - b.from);
  expect(all).toHaveLength(2000);
  expect(all.every(({ from, to }, step) => from === step * 500 + 1 && to === from + 499)).toBe(true);
  for (const round of rounds) expect(round.length).toBeLessThanOrEqual(84);
});
