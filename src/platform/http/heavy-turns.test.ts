import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeavyRefusedError, HeavyTurns } from './heavy-turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work of so many milliseconds that notes when it began. */
function setUp(turns = new HeavyTurns()) {
  const begun: string[] = [];
  const work = (name: string, sender: string, ms = 100) =>
    turns.run(sender.split(' '), async () => {
      begun.push(`${name} at ${performance.now() - startedAt}`);
      await new Promise((done) => setTimeout(done, ms));
    });
  const startedAt = performance.now();
  return { begun, work };
}

test('one piece of work at a time, with a rest after each that is as long as it took', async () => {
  const { begun, work } = setUp();
  const all = ['1', '2', '3'].map((name) => work(name, 'a'));
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all(all);
  expect(begun).toEqual(['1 at 0', '2 at 200', '3 at 400']);
});

test('what waited long for something else is followed by a short rest', async () => {
  const { begun, work } = setUp();
  const all = [work('1', 'a', 5_000), work('2', 'a')];
  await vi.advanceTimersByTimeAsync(10_000);
  await Promise.all(all);
  expect(begun).toEqual(['1 at 0', '2 at 5250']);
});

test('senders take turns, however much waits of one of them', async () => {
  const { begun, work } = setUp();
  const all = [...['1', '2', '3', '4'].map((name) => work(name, 'flood')), work('other', 'campus')];
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all(all);
  expect(begun.findIndex((each) => each.startsWith('other'))).toBe(2);
});

test('however many networks and people somebody has within a wide network, another one is next after one of them', async () => {
  const { begun, work } = setUp();
  const flood = ['1', '2', '3', '4', '5', '6'].map((name) => work(name, `flood ${name} user-${name}`));
  const all = [...flood, work('ana', 'campus library ana'), work('bob', 'campus library bob')];
  await vi.advanceTimersByTimeAsync(5_000);
  await Promise.all(all);
  expect(begun.map((each) => each.split(' ')[0])).toEqual(['1', '2', 'ana', '3', 'bob', '4', '5', '6']);
});

test('of one person eight pieces wait, from however many networks, and only they are refused further ones', async () => {
  const { begun, work } = setUp(new HeavyTurns(600_000));
  const all = Array.from({ length: 8 }, (_, at) => work(`${at}`, `network-${at} ana`));
  const refused = expect(work('8', 'network-8 ana')).rejects.toThrow(HeavyRefusedError);
  all.push(work('bob', 'network-0 bob'));
  await vi.advanceTimersByTimeAsync(3_000);
  await Promise.all([...all, refused]);
  expect(begun).toHaveLength(9);
  expect(begun.map((each) => each.split(' ')[0])).toContain('bob');
  const last = work('9', 'network-8 ana');
  await vi.advanceTimersByTimeAsync(1_000);
  await last;
  expect(begun.at(-1)).toMatch(/^9 /);
});

test('what waits too long is refused and never done, and the rest goes on', async () => {
  const { begun, work } = setUp(new HeavyTurns(150));
  const first = work('1', 'a', 400);
  const refused = expect(work('2', 'a')).rejects.toThrow(HeavyRefusedError);
  await vi.advanceTimersByTimeAsync(1_000);
  await Promise.all([first, refused]);
  const last = work('3', 'b');
  await vi.advanceTimersByTimeAsync(1_000);
  await last;
  expect(begun.map((each) => each.slice(0, 1))).toEqual(['1', '3']);
});

test('work that fails gives its turn on', async () => {
  const turns = new HeavyTurns();
  await expect(turns.run(['a'], () => Promise.reject(new Error('full')))).rejects.toThrow('full');
  const { begun, work } = setUp(turns);
  const next = work('1', 'a');
  await vi.advanceTimersByTimeAsync(1_000);
  await next;
  expect(begun).toHaveLength(1);
});
