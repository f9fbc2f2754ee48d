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
  const send = async (name: string, sender: string, bytes: number | undefined) => {
    void shares.enter(sender, bytes).then(
      (body) => admitted.set(name, body),
      (error: unknown) => refused.set(name, error),
    );
    await vi.advanceTimersByTimeAsync(0);
  };
  return { shares, send, admitted, refused };
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
  const { send, admitted, refused } = sending();
  const seconds = 60;
  for (let at = 0; at < seconds * 10; at += 1) {
    await send(String(at), 'mallory', LARGE);
    for (const body of admitted.values()) body.leave();
    await vi.advanceTimersByTimeAsync(100);
  }
  const most = SHARE_LIMITS.burstBytes + seconds * SHARE_LIMITS.bytesPerSecond;
  expect(admitted.size * LARGE).toBeLessThan(most + LARGE);
  expect(admitted.size * LARGE).toBeGreaterThan(most - 3 * LARGE);
  expect(refused.size).toBeGreaterThan(400);
});

test('a body that came to more than it was said to be counts for what it came to', async () => {
  const { send, admitted, refused } = sending();
  await send('a', 'ana', undefined);
  admitted.get('a')?.cost(SHARE_LIMITS.burstBytes + 3 * SHARE_LIMITS.bytesPerSecond);
  admitted.get('a')?.leave();
  await send('b', 'ana', 100);
  await vi.advanceTimersByTimeAsync(SHARE_LIMITS.maxWaitMs);
  expect(refused.get('b')).toEqual(new BodyRefusedError(3));
  await vi.advanceTimersByTimeAsync(3_000);
  await send('c', 'ana', 100);
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
  const { send, admitted } = sending();
  const seconds = 3600;
  for (let at = 0; at < seconds; at += 1) {
    // A save every two seconds, and previews that the server draws with every key.
    for (let preview = 0; preview < 10; preview += 1) await send(`${at} ${preview}`, 'ana', 60 * KB);
    if (at % 2 === 0) await send(`${at}`, 'ana', 60 * KB);
    for (const body of admitted.values()) body.leave();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(admitted.size).toBe(10 + (at % 2 === 0 ? 1 : 0));
    admitted.clear();
  }
});

test('senders are forgotten once their share is whole again', async () => {
  const { shares, send, admitted } = sending();
  for (let at = 0; at < 100; at += 1) await send(String(at), `network ${at}`, 1_000);
  for (const body of admitted.values()) body.leave();
  expect(shares.size).toBe(100);
  await vi.advanceTimersByTimeAsync(61_000);
  await send('one more', 'ana', 1_000);
  expect(shares.size).toBe(1);
});
