import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BodyRefusedError, BodyShares, SHARE_LIMITS, type AdmittedBody } from './body-shares.ts';

const KB = 1024;
const LARGE = 800 * KB;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Notes what becomes of bodies, by name. */
function sending(shares = new BodyShares()) {
  const admitted = new Map<string, AdmittedBody>();
  const refused = new Map<string, unknown>();
  const send = async (name: string, sender: string, bytes: number | undefined, gone?: AbortSignal) => {
    void shares.enter(sender, bytes, gone).then(
      (body) => admitted.set(name, body),
      (error: unknown) => refused.set(name, error),
    );
    await vi.advanceTimersByTimeAsync(0);
  };
  /** All that were admitted came as they were said to be, and are over. */
  const finish = (bytes: number) => {
    for (const body of admitted.values()) {
      body.cost(bytes);
      body.leave();
    }
    admitted.clear();
  };
  return { shares, send, finish, admitted, refused };
}

test('of one sender two large bodies are read at a time, and the next when one is done', async () => {
  const { send, admitted } = sending();
  for (const name of ['a', 'b', 'c']) await send(name, 'ana', LARGE);
  expect([...admitted.keys()]).toEqual(['a', 'b']);
  admitted.get('a')?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect([...admitted.keys()]).toEqual(['a', 'b', 'c']);
});

test('a body whose length nobody knows is as good as large', async () => {
  const { send, admitted } = sending();
  for (const name of ['a', 'b', 'c']) await send(name, 'ana', undefined);
  expect([...admitted.keys()]).toEqual(['a', 'b']);
});

test('small bodies and those of others do not wait for large ones', async () => {
  const { send, admitted } = sending();
  for (const name of ['a', 'b', 'c']) await send(name, 'ana', LARGE);
  await send('small', 'ana', 60 * KB);
  await send("ben's", 'ben', LARGE);
  expect([...admitted.keys()]).toEqual(['a', 'b', 'small', "ben's"]);
});

test('who has waited long enough is refused, and told when to come back', async () => {
  const { send, refused, admitted } = sending();
  for (const name of ['a', 'b', 'c']) await send(name, 'ana', LARGE);
  await vi.advanceTimersByTimeAsync(SHARE_LIMITS.maxWaitMs - 1);
  expect(refused.size).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(refused.get('c')).toEqual(new BodyRefusedError(1));
  // It does not come back to life.
  admitted.get('a')?.leave();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(admitted.has('c')).toBe(false);
});

test('at full speed a sender gets no more than the share', async () => {
  const { send, finish, admitted, refused } = sending();
  const seconds = 60;
  let taken = 0;
  for (let at = 0; at < seconds * 10; at += 1) {
    await send(String(at), 'mallory', LARGE);
    taken += admitted.size;
    finish(LARGE);
    await vi.advanceTimersByTimeAsync(100);
  }
  const most = SHARE_LIMITS.burstBytes + seconds * SHARE_LIMITS.bytesPerSecond;
  expect(taken * LARGE).toBeLessThan(most + LARGE);
  expect(taken * LARGE).toBeGreaterThan(most - 3 * LARGE);
  expect(refused.size).toBeGreaterThan(400);
});

test('a body that came to more than it was said to be counts for what it came to', async () => {
  const { send, admitted, refused } = sending();
  await send('a', 'ana', undefined);
  admitted.get('a')?.cost(SHARE_LIMITS.burstBytes + 3 * SHARE_LIMITS.bytesPerSecond);
  admitted.get('a')?.leave();
  await send('b', 'ana', 60 * KB);
  await vi.advanceTimersByTimeAsync(SHARE_LIMITS.maxWaitMs);
  expect(refused.get('b')).toEqual(new BodyRefusedError(3));
  await vi.advanceTimersByTimeAsync(3_000);
  await send('c', 'ana', 60 * KB);
  expect(admitted.has('c')).toBe(true);
});

test('a body that is worth waiting for is admitted once there is something left', async () => {
  const { send, admitted } = sending();
  await send('a', 'ana', LARGE);
  admitted.get('a')?.cost(SHARE_LIMITS.burstBytes + SHARE_LIMITS.bytesPerSecond / 2);
  admitted.get('a')?.leave();
  await send('b', 'ana', LARGE);
  expect(admitted.has('b')).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  expect(admitted.has('b')).toBe(true);
});

test('somebody who writes a long resume for an hour never waits', async () => {
  const { send, finish, admitted } = sending();
  const seconds = 3600;
  for (let at = 0; at < seconds; at += 1) {
    // A save every two seconds, and previews that the server draws with every key.
    for (let preview = 0; preview < 10; preview += 1) await send(`${at} ${preview}`, 'ana', 60 * KB);
    if (at % 2 === 0) await send(`${at}`, 'ana', 60 * KB);
    expect(admitted.size).toBe(10 + (at % 2 === 0 ? 1 : 0));
    finish(60 * KB);
    await vi.advanceTimersByTimeAsync(1_000);
  }
});

test('senders are forgotten once their share is whole again', async () => {
  const { shares, send, finish } = sending();
  for (let at = 0; at < 100; at += 1) await send(String(at), `network ${at}`, 2_000);
  finish(2_000);
  expect(shares.size).toBe(100);
  await vi.advanceTimersByTimeAsync(61_000);
  await send('one more', 'ana', 2_000);
  expect(shares.size).toBe(1);
});

test('what was declared and never came costs nothing, however often', async () => {
  const { send, admitted, refused } = sending();
  for (let at = 0; at < 1_000; at += 1) {
    await send(String(at), 'mallory', LARGE);
    admitted.get(String(at))?.leave();
  }
  expect([admitted.size, refused.size]).toEqual([1_000, 0]);
});

test('a body of which a part came costs that part, and as much as it was said to be until it is over', async () => {
  const { send, admitted } = sending();
  await send('a', 'ana', SHARE_LIMITS.burstBytes);
  admitted.get('a')?.cost(100 * KB);
  await send('b', 'ana', 60 * KB);
  expect(admitted.has('b')).toBe(false);
  admitted.get('a')?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(admitted.has('b')).toBe(true);
  admitted.get('b')?.cost(SHARE_LIMITS.burstBytes - 100 * KB);
  await send('c', 'ana', 60 * KB);
  expect(admitted.has('c')).toBe(false);
});

test('who has left waits no longer, and costs nothing', async () => {
  const { send, admitted, refused } = sending();
  const gone = new AbortController();
  for (const name of ['a', 'b']) await send(name, 'ana', LARGE);
  for (let at = 0; at < 100; at += 1) await send(`gone ${at}`, 'ana', LARGE, gone.signal);
  await send('c', 'ana', LARGE);
  gone.abort();
  await send('gone before', 'ana', LARGE, gone.signal);
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.size).toBe(101);
  admitted.get('a')?.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect([...admitted.keys()]).toEqual(['a', 'b', 'c']);
});

test('small bodies do not wait for longer ones, nor those of who signs in for any', async () => {
  const { send, admitted } = sending();
  await send('claim', 'network', 10 * SHARE_LIMITS.burstBytes);
  await send('queued', 'network', LARGE);
  await send('message', 'network', 15 * KB);
  expect([...admitted.keys()]).toEqual(['claim', 'message']);
  admitted.get('message')?.cost(10 * SHARE_LIMITS.burstBytes);
  await send('another', 'network', 2 * KB);
  await send('sign-in', 'network', 200);
  expect([...admitted.keys()]).toEqual(['claim', 'message', 'sign-in']);
});

test('those who share take turns: what waits of one of them keeps another waiting for one body', async () => {
  const shares = new BodyShares({ ...SHARE_LIMITS, maxLarge: 1, burstBytes: 1e9, maxWaitMs: 600_000 });
  const begun: string[] = [];
  const under: AdmittedBody[] = [];
  const send = (name: string, within: string[]) =>
    void shares.enter('campus', LARGE, undefined, within).then((body) => {
      begun.push(name);
      under.push(body);
    });
  for (const name of ['1', '2', '3', '4']) send(`flood ${name}`, ['dorm']);
  send('ana', ['library', 'ana']);
  for (let at = 0; at < 5; at += 1) {
    await vi.advanceTimersByTimeAsync(0);
    under[at]?.leave();
  }
  expect(begun).toEqual(['flood 1', 'flood 2', 'ana', 'flood 3', 'flood 4']);
});
