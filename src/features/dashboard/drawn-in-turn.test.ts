import { expect, test } from 'vitest';
import { inTurn } from './drawn-in-turn.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('pictures are fetched two at a time, in order, past one that fails or is not wanted any more', async () => {
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const ask = (name: string, signal = new AbortController().signal) =>
    inTurn(
      signal,
      () =>
        new Promise<void>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (error) => (error ? reject(error) : resolve()));
        }),
    ).catch(() => undefined);
  const unwanted = new AbortController();
  const asked = [ask('a'), ask('b'), ask('c', unwanted.signal), ask('d'), ask('e')];
  await settled();
  expect(begun).toEqual(['a', 'b']);
  unwanted.abort();
  ends.get('a')?.(new Error('busy'));
  await settled();
  expect(begun).toEqual(['a', 'b', 'd']);
  ends.get('b')?.();
  await settled();
  expect(begun).toEqual(['a', 'b', 'd', 'e']);
  for (const end of ends.values()) end();
  await Promise.all(asked);
  const late = ask('f');
  await settled();
  ends.get('f')?.();
  await late;
  expect(begun.at(-1)).toBe('f');
});
