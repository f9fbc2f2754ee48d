import { expect, test } from 'vitest';
import { oneATurn } from './one-a-turn.ts';

test('what arrives together has a turn each, and everything else its own in between', async () => {
  const order: string[] = [];
  const long = ['a', 'b', 'c'].map((name) => oneATurn().then(() => order.push(name)));
  const short = (left: number): void => {
    order.push('short');
    if (left > 1) setImmediate(short, left - 1);
  };
  setImmediate(short, 3);
  await Promise.all(long);
  expect(order).toEqual(['short', 'a', 'short', 'b', 'short', 'c']);
});
