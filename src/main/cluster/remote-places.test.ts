import { expect, test, vi } from 'vitest';
import { BodyRefusedError, BodyShares, SHARE_LIMITS } from '#platform/http/body-shares.ts';
import { createShares, type Shares } from '#platform/http/shares.ts';
import { joinedEnds } from '#tests/support/joined-ends.ts';
import type { PlaceCalls } from './machine-calls.ts';
import { servePlaces } from './serve-places.server.ts';
import { sharesAmong } from './remote-places.server.ts';

const LONG = 200_000;

/** Two processes of one machine. */
function setUp(ofMachine: Partial<Shares> = {}) {
  const machine = createShares(ofMachine);
  const servings = [servePlaces(machine), servePlaces(machine)] as const;
  const [one, other] = servings.map(({ handlers }) =>
    sharesAmong(createShares({}, 2), joinedEnds<PlaceCalls>(handlers)),
  );
  if (!one || !other) throw new Error('there are two');
  return { one, other, servings };
}

const soon = () => new Promise((next) => setTimeout(next, 20));

test('long bodies of one sender have their places over all processes', async () => {
  const { one, other } = setUp({ bodies: new BodyShares({ ...SHARE_LIMITS, maxWaitMs: 50 }) });
  const first = await one.bodies.enter('ana', LONG);
  await other.bodies.enter('ana', LONG);
  await expect(other.bodies.enter('ana', LONG)).rejects.toThrow(BodyRefusedError);
  expect(await other.bodies.enter('ben', LONG)).toMatchObject({ stallMs: SHARE_LIMITS.stallMs });
  first.leave();
  await other.bodies.enter('ana', LONG);
});

test('what was read of a body counts for the sender in every process', async () => {
  const limits = { ...SHARE_LIMITS, burstBytes: 300_000, bytesPerSecond: 1, maxWaitMs: 50 };
  const { one, other } = setUp({ bodies: new BodyShares(limits) });
  const body = await one.bodies.enter('ana', LONG);
  body.cost(350_000);
  body.leave();
  await expect(other.bodies.enter('ana', LONG)).rejects.toThrow(BodyRefusedError);
});

test('a body that comes in pieces of a byte is told of in few steps, and all of it', async () => {
  const told: number[] = [];
  const { handlers } = servePlaces(createShares());
  const cost = (of: { place: number; bytes: number }) => void told.push(of.bytes);
  const shares = sharesAmong(createShares({}, 2), joinedEnds<PlaceCalls>({ ...handlers, cost }));
  const body = await shares.bodies.enter('ana', undefined);
  for (let size = 1; size <= 300_000; size += 1) body.cost(size);
  body.leave();
  await soon();
  expect(told.length).toBeLessThan(10);
  expect(told.at(-1)).toBe(300_000);
});

test('short bodies ask nobody, and each process has its part of their share', async () => {
  // So that nothing comes in addition while they are sent.
  vi.useFakeTimers({ toFake: ['performance'] });
  const ofMachine = new BodyShares({ ...SHARE_LIMITS, burstBytes: 0, maxWaitMs: 10 });
  const { one } = setUp({ bodies: ofMachine });
  let taken = 0;
  while (taken < 1_000 && (await isTaken(one, 15_000))) taken += 1;
  vi.useRealTimers();
  expect(taken).toBe(Math.ceil(SHARE_LIMITS.burstBytes / 2 / 15_000));
});

test('whoever leaves while waiting has no place later', async () => {
  const { one, other } = setUp({ bodies: new BodyShares({ ...SHARE_LIMITS, maxLarge: 1 }) });
  const first = await one.bodies.enter('ana', LONG);
  const leaving = new AbortController();
  const waiting = other.bodies.enter('ana', LONG, leaving.signal);
  await soon();
  leaving.abort();
  await expect(waiting).rejects.toThrow(BodyRefusedError);
  first.leave();
  await other.bodies.enter('ana', LONG);
});

test('heavy work is done one piece at a time over all processes', async () => {
  const { one, other } = setUp();
  const begun: string[] = [];
  const finish = Promise.withResolvers<void>();
  const first = one.heavy.run(['net', 'ana'], () => {
    begun.push('ana');
    return finish.promise;
  });
  const second = other.heavy.run(['net', 'ben'], async () => void begun.push('ben'));
  await soon();
  expect(begun).toEqual(['ana']);
  finish.resolve();
  await Promise.all([first, second]);
  expect(begun).toEqual(['ana', 'ben']);
});

test('a process that is gone leaves no place taken', async () => {
  const { one, other, servings } = setUp({ bodies: new BodyShares({ ...SHARE_LIMITS, maxLarge: 1 }) });
  await one.bodies.enter('ana', LONG);
  void one.heavy.run(['net', 'ana'], () => new Promise(() => undefined));
  await soon();
  servings[0].drop();
  await other.bodies.enter('ana', LONG);
  await other.heavy.run(['net', 'ben'], async () => undefined);
});

async function isTaken(shares: Shares, bytes: number): Promise<boolean> {
  const leaving = AbortSignal.timeout(30);
  try {
    const body = await shares.bodies.enter('ana', bytes, leaving);
    body.cost(bytes);
    body.leave();
    return true;
  } catch {
    return false;
  }
}
