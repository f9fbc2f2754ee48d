import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  documents,
  erasedSessions,
  outbox,
  paymentEvents,
  payments,
  sessions,
  signInCodes,
  users,
} from '#platform/database/schema.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { forgetOldErasedSessions } from '../sessions.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
// A contact gets five codes an hour.
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());

const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
const post = (path: string, token: string | undefined, body?: object) =>
  product.call(path, { method: 'POST', token, ...(body ? { body } : {}) });
const sendCode = (token: string | undefined) => post('/api/account/deletion/send-code', token);
const remove = (token: string | undefined, code: string) => post('/api/account/deletion', token, { code });

/** Somebody with a resume, a letter, a payment, and codes on the way. */
async function somebody(email: string) {
  const token = await product.signIn(email);
  await post('/api/resumes', token, { templateId: 'modern-1', data: typicalResume() });
  await post('/api/cover-letters', token, { templateId: 'modern-1', data: typicalLetter() });
  const { json } = await post('/api/create-subscription', token, { planType: '30days' });
  await post('/api/sandbox/card', token, { clientSecret: json.clientSecret, ...CARD });
  await post(`/api/payments/${json.paymentId}/settle`, token);
  await post('/api/account/contacts/send-code', token, { email: `new-${email}` });
  const { id } = (await product.call('/api/user/profile', { token })).json;
  return { token, id: Number(id), paymentId: Number(json.paymentId) };
}

test('deleting erases documents, sessions, codes, messages and contacts at once, and keeps the payment without them', async () => {
  const email = 'leaving@example.com';
  const { token, id, paymentId } = await somebody(email);
  expect((await sendCode(token)).json).toMatchObject({ resendAfterSeconds: 60, sentTo: email });
  const code = await product.lastCode(email);
  expect((await remove(token, code)).status).toBe(204);

  const { db } = product.database;
  expect(await db.select().from(documents).where(eq(documents.userId, id))).toEqual([]);
  expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
  const codes = await db.select().from(signInCodes);
  expect(codes.filter(({ contact }) => contact.includes(email))).toEqual([]);
  const [shell] = await db.select().from(users).where(eq(users.id, id));
  expect(shell).toMatchObject({ email: null, phone: null });
  expect(await db.select().from(payments).where(eq(payments.id, paymentId))).toMatchObject([
    { userId: id, status: 'paid', amountCents: 1500 },
  ]);
  expect(
    (await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId))).length,
  ).toBeGreaterThan(1);
  // All that is left to the address is the word that it is done.
  const mails = await db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails.map(({ subject }) => subject)).toEqual(['Your Foothold account is deleted']);
  expect((await product.call('/api/user/profile', { token })).status).toBe(401);
});

test('the contact can sign up again, as somebody new without anything', async () => {
  const email = 'returning@example.com';
  const { token, id } = await somebody(email);
  await sendCode(token);
  await remove(token, await product.lastCode(email));
  product.clock.advance(61);
  const fresh = await product.signIn(email);
  const profile = (await product.call('/api/user/profile', { token: fresh })).json;
  expect(profile.id).not.toBe(id);
  expect(profile.subscriptionStatus).toBe('inactive');
  expect((await product.call('/api/resumes/dashboard', { token: fresh })).json).toEqual([]);
  expect((await product.call('/api/account/payments', { token: fresh })).json).toEqual([]);
});

test('pressing ten times at once deletes once', async () => {
  const email = 'impatient@example.com';
  const { token } = await somebody(email);
  await sendCode(token);
  const code = await product.lastCode(email);
  const answers = await Promise.all(Array.from({ length: 10 }, () => remove(token, code)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(204);
  // Who comes between finds the code used up, or its guesses taken by the others; who comes after it the session over.
  expect(statuses.filter((status) => ![204, 400, 401, 429].includes(status))).toEqual([]);
  const mails = await product.database.db.select().from(outbox).where(eq(outbox.recipient, email));
  expect(mails).toHaveLength(1);
});

test('what is saved, begun to be paid or signed in at the same moment leaves nothing on the erased account', async () => {
  for (let round = 0; round < 8; round += 1) {
    product.clock.advance(3601);
    const email = `crossing${round}@example.com`;
    const { token, id } = await somebody(email);
    await sendCode(token);
    const code = await product.lastCode(email);
    product.clock.advance(61);
    await post('/api/auth/send-otp', undefined, { email });
    const signInCode = await product.lastCode(email);
    const save = () => post('/api/resumes', token, { templateId: 'modern-1', data: typicalResume() });
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, save),
      remove(token, code),
      post('/api/auth/verify-otp', undefined, { email, code: signInCode }),
      post('/api/create-subscription', token, { planType: '7days' }),
      ...Array.from({ length: 4 }, save),
    ]);
    expect(answers[4]?.status).toBe(204);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const { db } = product.database;
    expect(await db.select().from(documents).where(eq(documents.userId, id))).toEqual([]);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    const unfinished = await db.select().from(payments).where(eq(payments.userId, id));
    expect(unfinished.filter(({ status }) => status === 'creating' || status === 'open')).toEqual([]);
  }
});

test('a wrong code, a sign-in code or no code deletes nothing', async () => {
  const email = 'staying@example.com';
  const { token } = await somebody(email);
  product.clock.advance(61);
  await post('/api/auth/send-otp', undefined, { email });
  const signInCode = await product.lastCode(email);
  expect((await remove(token, signInCode)).status).toBe(400);
  await sendCode(token);
  const code = await product.lastCode(email);
  expect((await remove(token, code === '000000' ? '000001' : '000000')).json.code).toBe('invalid_code');
  expect((await post('/api/account/deletion', token, {})).status).toBe(400);
  expect((await product.call('/api/resumes/dashboard', { token })).json).toHaveLength(1);
});

test('a checkout that is open cannot be paid any more', async () => {
  const email = 'undecided@example.com';
  const token = await product.signIn(email);
  const { json } = await post('/api/create-subscription', token, { planType: '7days' });
  await sendCode(token);
  await remove(token, await product.lastCode(email));
  const other = await product.signIn('other@example.com');
  const paid = await post('/api/sandbox/card', other, { clientSecret: json.clientSecret, ...CARD });
  expect(paid.status).toBe(402);
});

test("a refund of a payment that was kept still reaches its end, without anybody's address", async () => {
  const email = 'late@example.com';
  const { token, paymentId } = await somebody(email);
  await sendCode(token);
  await remove(token, await product.lastCode(email));
  await product.database.db
    .update(payments)
    .set({ status: 'refund_pending' })
    .where(eq(payments.id, paymentId));
  product.clock.advance(180);
  await product.reconcile();
  const [kept] = await product.database.db.select().from(payments).where(eq(payments.id, paymentId));
  expect(kept?.status).toBe('refunded');
});

test('signed out nothing can be deleted', async () => {
  expect((await sendCode(undefined)).status).toBe(401);
  expect((await post('/api/account/deletion', undefined, {})).status).toBe(401);
});

test('the tokens of an erased account are told so, for half a year, and nothing of whose they were is kept', async () => {
  const email = 'elsewhere@example.com';
  const { token, id } = await somebody(email);
  product.clock.advance(61);
  const onPhone = await product.signIn(email);
  const before = await product.database.db.select().from(sessions).where(eq(sessions.userId, id));
  await sendCode(token);
  expect((await remove(token, await product.lastCode(email))).status).toBe(204);

  const answer = await product.call('/api/user/profile', { token: onPhone });
  expect(answer).toMatchObject({
    status: 401,
    json: { code: 'account_erased', message: 'This account was deleted.' },
  });
  // Before anything else is looked at.
  const spoiled = await product.call('/api/resumes', { method: 'POST', token: onPhone, raw: '{' });
  expect(spoiled).toMatchObject({ status: 401, json: { code: 'account_erased' } });
  const kept = await product.database.db.select().from(erasedSessions);
  const hashes = kept.map(({ tokenHash }) => tokenHash);
  expect(before).toHaveLength(2);
  expect(hashes).toEqual(expect.arrayContaining(before.map(({ tokenHash }) => tokenHash)));
  expect(Object.keys(kept[0] ?? {})).toEqual(['tokenHash', 'erasedAt']);

  product.clock.advance(KEPT_DAYS.erasedSessions * 24 * 3600 - 1);
  await forgetOldErasedSessions(product.database.db, product.clock);
  const still = await product.call('/api/user/profile', { token: onPhone });
  expect(still.json.code).toBe('account_erased');
  product.clock.advance(2);
  await forgetOldErasedSessions(product.database.db, product.clock);
  const later = await product.call('/api/user/profile', { token: onPhone });
  expect(later).toMatchObject({ status: 401, json: { code: 'unauthenticated' } });
});

test('who was signed out by themselves, or was never here, gets the plain answer', async () => {
  const email = 'signed-out@example.com';
  const { token } = await somebody(email);
  product.clock.advance(61);
  const ended = await product.signIn(email);
  await post('/api/auth/logout', ended);
  await sendCode(token);
  await remove(token, await product.lastCode(email));
  for (const unknown of [ended, 'x'.repeat(43), undefined])
    expect((await product.call('/api/user/profile', { token: unknown })).json.code).toBe('unauthenticated');
});

test('where the code goes is told also after it was sent', async () => {
  const email = 'reopened@example.com';
  const { token } = await somebody(email);
  const where = () => product.call('/api/account/deletion', { token });
  expect((await where()).json).toEqual({ sentTo: email });
  const changed = 'reopened-new@example.com';
  product.clock.advance(61);
  await post('/api/account/contacts/send-code', token, { email: changed });
  const proof = { email: changed, code: await product.lastCode(changed) };
  expect((await post('/api/account/contacts/verify', token, proof)).status).toBe(200);
  expect((await sendCode(token)).json.sentTo).toBe(email);
  expect((await sendCode(token)).json.code).toBe('code_recently_sent');
  expect((await where()).json).toEqual({ sentTo: email });
  expect((await product.call('/api/account/deletion')).status).toBe(401);
});
