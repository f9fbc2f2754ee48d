import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetOldCodes } from '#features/auth/issued-codes.server.ts';
import { forgetOldDevices } from '#features/auth/known-devices.server.ts';
import { forgetOldSessions } from '#features/auth/sessions.server.ts';
import { forgetOldLimits } from '#platform/limits/limiter.server.ts';
import { startTestProduct } from '#tests/support/product.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import type { OpenDatabase } from './database.server.ts';
import { sessions, signInCodes, users } from './schema.ts';
import { createEarlierDatabase, type EarlierDatabase } from './testing/earlier-database.ts';

/** Migrations of the release before codes were kept by browser. */
const EARLIER = 3;

let earlier: EarlierDatabase;
beforeAll(async () => {
  earlier = await createEarlierDatabase();
});
afterAll(() => earlier.remove());

const EMAIL = 'before@example.com';
/** As a browser of that release holds it. */
const TOKEN = 'earlier'.repeat(6) + '-';
const PAID_DAYS = 7;

/** A person with a session, a resume, a payment and a code on its way, as the release before wrote them. */
async function fillEarlier({ db }: OpenDatabase): Promise<void> {
  const now = createTestClock().now();
  const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3600_000).toISOString();
  const tokenHash = createHash('sha256').update(TOKEN).digest('base64url');
  const data = JSON.stringify({ personalInfo: { firstName: 'Ana', lastName: 'Silva' } });
  await db.execute(
    sql`insert into users (id, email, access_until, created_at) values (7, ${EMAIL}, ${inDays(PAID_DAYS)}, ${inDays(0)})`,
  );
  await db.execute(
    sql`insert into sessions (token_hash, user_id, user_agent, created_at, last_seen_at, expires_at) values
      (${tokenHash}, 7, 'Firefox', ${inDays(-1)}, ${inDays(-1)}, ${inDays(20)}),
      ('over', 7, 'Firefox', ${inDays(-40)}, ${inDays(-40)}, ${inDays(-1)})`,
  );
  await db.execute(
    sql`insert into resumes (id, user_id, title, template_id, data, version, creation_key, created_at, updated_at) values
      (5, 7, 'Nurse', 'modern-1', ${data}, 3, null, ${inDays(-1)}, ${inDays(-1)})`,
  );
  await db.execute(
    sql`insert into payments (user_id, plan_id, amount_cents, currency, access_days, livemode, status, session_ref, payment_intent_ref, created_at, updated_at, paid_at) values
      (7, '7days', 500, 'usd', ${PAID_DAYS}, false, 'paid', 'cs_1', 'pi_1', ${inDays(0)}, ${inDays(0)}, ${inDays(0)})`,
  );
  await db.execute(
    sql`insert into sign_in_codes (contact, code_hash, attempts, sent_at, expires_at) values (${EMAIL}, 'x', 2, ${inDays(0)}, ${inDays(1)})`,
  );
}

test('a database of the release before is taken over: only codes on their way are asked for anew', async () => {
  const before = await earlier.open(EARLIER);
  await fillEarlier(before);
  await before.close();

  const database = await earlier.open();
  const product = await startTestProduct({ database });
  expect(await database.db.select().from(signInCodes)).toEqual([]);

  // What the housekeeping does every hour takes what is over, and nothing else.
  for (const forget of [forgetOldLimits, forgetOldSessions, forgetOldCodes, forgetOldDevices])
    await forget(database.db, product.clock);
  expect(await database.db.select().from(sessions)).toHaveLength(1);

  const get = async (path: string, token = TOKEN) => (await product.call(path, { token })).json;
  const access = new Date(product.clock.now().getTime() + PAID_DAYS * 24 * 3600_000).toISOString();
  expect(await get('/api/user/profile')).toMatchObject({ id: 7, email: EMAIL });
  const [{ accessUntil } = { accessUntil: null }] = await database.db.select().from(users);
  expect(accessUntil?.toISOString()).toBe(access);
  expect(await get('/api/resumes/5')).toMatchObject({
    title: 'Nurse',
    version: 3,
    data: { personalInfo: { firstName: 'Ana', lastName: 'Silva' } },
    ...{ tags: [], archived: false, base: null, conflicts: [] },
  });
  expect(await get('/api/resumes/dashboard')).toMatchObject([{ id: 5, title: 'Nurse', tags: [] }]);
  expect(await get('/api/resumes/5/versions')).toEqual([]);
  expect(await get('/api/drafts')).toEqual([]);
  const body = { title: 'Head nurse', version: 3 };
  expect((await product.call('/api/resumes/5', { method: 'PUT', token: TOKEN, body })).status).toBe(200);
  expect(await get('/api/resumes/5/versions')).toMatchObject([{ version: 3, cause: 'edit' }]);
  expect(await get('/api/resumes/5/versions/3')).toMatchObject({
    title: 'Nurse',
    data: { personalInfo: { firstName: 'Ana', lastName: 'Silva' } },
  });
  expect(await get('/api/account/payments')).toMatchObject([{ amountCents: 500, status: 'paid' }]);

  const token = await product.signIn(EMAIL);
  expect(await get('/api/user/profile', token)).toMatchObject({ id: 7, email: EMAIL });
  await product.close();
  await database.close();
});
