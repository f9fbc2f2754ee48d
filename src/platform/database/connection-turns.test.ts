import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  ConnectionTurns,
  NoConnectionError,
  onBehalfOf,
  onOwnBehalf,
  type TurnTaker,
} from './connection-turns.server.ts';

const LIMITS = { all: 4, network: 3, caller: 2, maxWaitMs: 5_000 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const turns = new ConnectionTurns(LIMITS);
  const begun: string[] = [];
  const done = new Map<string, () => void>();
  const work = (name: string) =>
    turns.run(() => {
      begun.push(name);
      return new Promise<void>((resolve) => done.set(name, resolve));
    });
  return {
    turns,
    begun,
    ask: (name: string, { network = 'campus', caller = 'ana' }: Partial<TurnTaker> = {}) =>
      onBehalfOf({ network, caller }, () => work(name)),
    askForOurselves: (name: string) => onOwnBehalf(() => work(name)),
    async end(name: string) {
      done.get(name)?.();
      await settled();
    },
  };
}

/** Until all that follows from what was done has happened. */
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a caller has no more than a share, and others of their network are not kept waiting by what waits of it', async () => {
  const { begun, ask, end } = setUp();
  for (const name of ['1', '2', '3', '4']) void ask(name);
  void ask('other', { caller: 'bob' });
  await settled();
  expect(begun).toEqual(['1', '2', 'other']);
  await end('2');
  expect(begun).toEqual(['1', '2', 'other', '3']);
});

test('a network never has all, however many callers it has', async () => {
  const { begun, ask } = setUp();
  for (const caller of ['a', 'b', 'c', 'd', 'e']) void ask(caller, { caller });
  void ask('elsewhere', { network: 'home' });
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'elsewhere']);
});

test('networks take turns where all connections are in use', async () => {
  const { begun, ask, end } = setUp();
  for (const [name, caller] of ['a1', 'b1', 'c1', 'd1', 'e1'].map((name) => [name, name[0]] as const))
    void ask(name, { caller });
  for (const [name, caller] of ['x1', 'y1', 'z1'].map((name) => [name, name[0]] as const))
    void ask(name, { caller, network: 'home' });
  void ask('mobile', { network: 'train' });
  await settled();
  expect(begun).toEqual(['a1', 'b1', 'c1', 'x1']);
  for (const name of ['a1', 'b1', 'c1']) await end(name);
  expect(begun.slice(4).toSorted()).toEqual(['d1', 'mobile', 'y1']);
});

test('where many networks fill all connections and wait for more, a new one waits for one connection of each at most', async () => {
  const { begun, ask, end } = setUp();
  const networks = Array.from({ length: 10 }, (_, at) => `n${at}`);
  for (const network of networks)
    for (let at = 0; at < 20; at += 1) void ask(`${network} ${at}`, { network, caller: `${at % 5}` });
  await settled();
  void ask('new', { network: 'new' });
  for (let ended = 0; ended <= networks.length && !begun.includes('new'); ended += 1)
    await end(begun[ended] ?? '');
  expect(begun).toContain('new');
});

test('a call that has a connection never waits for itself', async () => {
  const { turns } = setUp();
  const nested = (depth: number): Promise<string> =>
    depth === 0 ? Promise.resolve('done') : turns.run(() => nested(depth - 1));
  await expect(onBehalfOf({ network: 'campus', caller: 'ana' }, () => nested(9))).resolves.toBe('done');
});

test('what we do for nobody in particular is not kept waiting by any share', async () => {
  const { begun, ask, askForOurselves } = setUp();
  for (const caller of ['a', 'b', 'c', 'd']) void ask(caller, { caller });
  void askForOurselves('mail');
  await settled();
  expect(begun).toEqual(['a', 'b', 'c', 'mail']);
});

test('who waits too long is refused, and leaves the line', async () => {
  const { begun, ask, end } = setUp();
  void ask('1');
  void ask('2');
  const late = ask('3');
  const refused = expect(late).rejects.toThrow(NoConnectionError);
  await vi.advanceTimersByTimeAsync(LIMITS.maxWaitMs);
  await refused;
  await end('1');
  expect(begun).toEqual(['1', '2']);
});

test('a connection whose work failed is given back', async () => {
  const { turns, begun, ask } = setUp();
  const fail = () => turns.run(() => Promise.reject(new Error('broken')));
  for (let times = 0; times < 9; times += 1)
    await expect(onBehalfOf({ network: 'campus', caller: 'ana' }, fail)).rejects.toThrow('broken');
  void ask('next');
  await settled();
  expect(begun).toEqual(['next']);
});
