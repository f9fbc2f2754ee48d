import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PhotoTurns } from './photo-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pictures that take 100 ms each, and in which order they were begun; a place in it for whoever was not taken in. */
function setUp() {
  const turns = new PhotoTurns();
  const begun: string[] = [];
  const refused: string[] = [];
  const send = (person: string, signal = new AbortController().signal) => {
    const work = async () => {
      begun.push(person);
      await new Promise((done) => setTimeout(done, 100));
    };
    turns.run(person, signal, work).catch(({ code }: { code: string }) => refused.push(`${person} ${code}`));
  };
  const all = async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    return begun;
  };
  return { turns, begun, refused, send, all };
}
const many = (count: number) => Array.from({ length: count }, (_, at) => `account-${at}`);

test('one picture at a time, people in turn: a second one waits behind the first ones of others', async () => {
  const { begun, send, all } = setUp();
  for (const person of ['ana', 'ana', 'ben', 'ben', 'cem']) send(person);
  await vi.advanceTimersByTimeAsync(50);
  expect(begun).toEqual(['ana']);
  expect((await all()).slice(0, 3)).toEqual(['ana', 'ben', 'cem']);
  expect(begun.toSorted()).toEqual(['ana', 'ana', 'ben', 'ben', 'cem']);
});

test('a few accounts that send all they can keep nobody out: their second pictures give their places up', async () => {
  const { begun, refused, send, all } = setUp();
  for (const person of [...many(13), ...many(13)]) send(person);
  await vi.advanceTimersByTimeAsync(0);
  // 26 in all, of which one is worked on: one too many.
  expect(refused).toHaveLength(1);
  for (const person of ['ana', 'ben', 'cem']) send(person);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toHaveLength(4);
  expect(refused.every((each) => /^account-\d+ engine_busy$/.test(each))).toBe(true);
  await all();
  expect(begun.slice(0, 16).sort()).toEqual([...many(13), 'ana', 'ben', 'cem'].sort());
});

test('of one person two are under way, and the next is refused before it is read', async () => {
  const { turns, refused, send, all } = setUp();
  send('ana');
  turns.assertRoom('ana');
  send('ana');
  expect(() => turns.assertRoom('ana')).toThrow(expect.objectContaining({ code: 'rate_limited' }));
  send('ana');
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(['ana rate_limited']);
  turns.assertRoom('ben');
  await all();
  turns.assertRoom('ana');
});

test('whoever finds no place is told so before the picture is read', () => {
  const { turns, send } = setUp();
  for (const person of many(25)) send(person);
  expect(() => turns.assertRoom('ana')).toThrow(expect.objectContaining({ code: 'engine_busy' }));
});

test('what is withdrawn while it waits frees its place at once, and is never worked on', async () => {
  const { turns, begun, refused, send, all } = setUp();
  const leaving = new AbortController();
  send('ana');
  send('ben', leaving.signal);
  send('ben', leaving.signal);
  expect(() => turns.assertRoom('ben')).toThrow();
  leaving.abort();
  turns.assertRoom('ben');
  await vi.advanceTimersByTimeAsync(0);
  expect(refused).toEqual(['ben invalid_request', 'ben invalid_request']);
  send('cem');
  expect(await all()).toEqual(['ana', 'cem']);
  send('dag', leaving.signal);
  await all();
  expect(begun).toEqual(['ana', 'cem']);
});

test('whoever waits too long is refused, and the others go on', async () => {
  const { turns, begun, refused, send, all } = setUp();
  const { promise, resolve } = Promise.withResolvers<void>();
  const hung = turns.run('slow', new AbortController().signal, () => promise);
  send('ana');
  await vi.advanceTimersByTimeAsync(25_000);
  expect(refused).toEqual(['ana engine_busy']);
  send('ben');
  resolve();
  await hung;
  await all();
  expect(begun).toEqual(['ben']);
});

test('a picture that fails keeps nobody waiting', async () => {
  const { turns, send, all } = setUp();
  const failing = turns.run('ana', new AbortController().signal, () => {
    throw new Error('no process');
  });
  send('ben');
  await expect(failing).rejects.toThrow('no process');
  expect(await all()).toEqual(['ben']);
});
