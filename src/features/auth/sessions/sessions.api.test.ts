import { afterAll, beforeAll, expect, test } from 'vitest';
import { erasedSessions, sessions } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { eraseSessionsOf, SESSIONS_MAX } from '../sessions.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';

async function signInAgain(email: string, userAgent = ''): Promise<string> {
  product.clock.advance(61);
  await product.call('/api/auth/send-otp', { method: 'POST', body: { email } });
  const body = { email, code: await product.lastCode(email) };
  const headers = { 'User-Agent': userAgent };
  const answer = await product.call('/api/auth/verify-otp', { method: 'POST', body, headers });
  return String(answer.json.sessionToken);
}
const list = async (token: string) => (await product.call('/api/account/sessions', { token })).json;
const end = (token: string, id: unknown) =>
  product.call(`/api/account/sessions/${id}`, { method: 'DELETE', token });
const isSignedIn = async (token: string) =>
  (await product.call('/api/user/profile', { token })).status === 200;

test('the list names each place in words, the one that asks first', async () => {
  const email = 'list@example.com';
  const here = await product.signIn(email);
  await signInAgain(email, FIREFOX);
  const found = await list(here);
  expect(found).toMatchObject([
    { device: 'Unknown device', current: true },
    { device: 'Firefox on Linux', current: false },
  ]);
  expect(new Date(found[1].startedAt).getTime()).toBe(product.clock.now().getTime());
  expect(JSON.stringify(found)).not.toMatch(/hash|token|Gecko/i);
});

test('signing one place out leaves the others', async () => {
  const email = 'one@example.com';
  const here = await product.signIn(email);
  const there = await signInAgain(email);
  const other = (await list(here)).find(({ current }: { current: boolean }) => !current);
  expect((await end(here, other.id)).status).toBe(204);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect((await end(here, other.id)).status).toBe(404);
});

test("another person's session is not there", async () => {
  const [mine, other] = [await product.signIn('mine@example.com'), await product.signIn('other@example.com')];
  const [session] = await list(other);
  expect((await end(mine, session.id)).status).toBe(404);
  expect(await isSignedIn(other)).toBe(true);
});

test("signing out everywhere ends every session of the person, and nobody else's", async () => {
  const email = 'all@example.com';
  const tokens = [await product.signIn(email), await signInAgain(email), await signInAgain(email)];
  const other = await product.signIn('bystander@example.com');
  const answer = await product.call('/api/account/sign-out-everywhere', { method: 'POST', token: tokens[0] });
  expect(answer.status).toBe(204);
  for (const token of tokens) expect(await isSignedIn(token)).toBe(false);
  expect(await isSignedIn(other)).toBe(true);
});

test('a session that has run out is not listed', async () => {
  const email = 'old@example.com';
  await product.signIn(email);
  product.clock.advance(15 * 24 * 3600);
  expect(await list(await signInAgain(email))).toHaveLength(1);
});

test('signed out there is nothing to see or to end', async () => {
  for (const [method, path] of [
    ['GET', '/api/account/sessions'],
    ['DELETE', '/api/account/sessions/x'],
    ['POST', '/api/account/sign-out-everywhere'],
  ] as const) {
    expect((await product.call(path, { method })).status).toBe(401);
  }
});

test('of very many sessions the last used ones stay, and an account that has them is erased all the same', async () => {
  const email = 'many@example.com';
  const token = await product.signIn(email);
  const { db } = product.database;
  const { json } = await product.call('/api/user/profile', { token });
  const old = new Date(product.clock.now().getTime() - 3600_000);
  const session = { userId: json.id as number, userAgent: '', createdAt: old, lastSeenAt: old };
  const expiresAt = new Date(product.clock.now().getTime() + 24 * 3600_000);
  for (let from = 0; from < 40_000; from += 5_000) {
    const rows = Array.from({ length: 5_000 }, (_, at) => ({
      ...session,
      expiresAt,
      tokenHash: `${from + at}`,
    }));
    await db.insert(sessions).values(rows);
  }
  await db.transaction((tx) => eraseSessionsOf(tx, product.clock, session.userId));
  expect(await isSignedIn(token)).toBe(false);
  expect(await db.$count(erasedSessions)).toBeGreaterThan(40_000);
  const rows = Array.from({ length: SESSIONS_MAX + 20 }, (_, at) => ({
    ...session,
    expiresAt,
    tokenHash: `x${at}`,
  }));
  await db.insert(sessions).values(rows);
  const again = await signInAgain(email);
  expect(await list(again)).toHaveLength(SESSIONS_MAX);
});
