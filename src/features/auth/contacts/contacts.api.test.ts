import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { outbox, users } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { SIGN_IN_CHANGES } from '../sign-in-changes.server.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
// A contact gets five codes an hour.
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());

let people = 0;
const newEmail = () => `contact${(people += 1)}@example.com`;
const newPhone = () => `+1202456${String(1000 + (people += 1))}`;

const send = (token: string | undefined, body: object) =>
  product.call('/api/account/contacts/send-code', { method: 'POST', body, token });
const verify = (token: string | undefined, body: object) =>
  product.call('/api/account/contacts/verify', { method: 'POST', body, token });
const remove = (token: string | undefined, channel: string) =>
  product.call(`/api/account/contacts/${channel}`, { method: 'DELETE', token });
const profile = async (token: string) => (await product.call('/api/user/profile', { token })).json;
const lastMessage = async (recipient: string) => {
  const rows = await product.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(outbox.id);
  return rows.at(-1)?.text ?? '';
};

async function take(token: string, contact: { email: string } | { phone: string }) {
  const sent = await send(token, contact);
  if (sent.status !== 200) return sent;
  const code = await product.lastCode(Object.values(contact)[0] ?? '');
  return verify(token, { ...contact, code });
}

describe('what a person signs in with', () => {
  test('a phone number is added, the email address hears of it, and both sign the same person in', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const token = await product.signIn(email);
    expect(await take(token, { phone })).toMatchObject({ status: 200, json: { email, phone } });
    expect(await lastMessage(email)).toContain('A new phone number was added');
    product.clock.advance(61);
    await product.call('/api/auth/send-otp', { method: 'POST', body: { phone } });
    const code = await product.lastCode(phone);
    const answer = await product.call('/api/auth/verify-otp', { method: 'POST', body: { phone, code } });
    expect(answer.json.user.id).toBe((await profile(token)).id);
  });

  test('an email address is changed: the old one hears of it and is free for somebody new', async () => {
    const [old, fresh] = [newEmail(), newEmail()];
    const token = await product.signIn(old);
    const { id } = await profile(token);
    await send(token, { email: fresh.toUpperCase() });
    const code = await product.lastCode(fresh);
    expect((await verify(token, { email: fresh, code })).json.email).toBe(fresh);
    expect(await lastMessage(old)).toContain('was changed');
    expect(await lastMessage(old)).not.toContain(fresh);
    expect((await profile(token)).email).toBe(fresh);
    product.clock.advance(61);
    expect((await profile(await product.signIn(old))).id).not.toBe(id);
  });

  test('one of two contacts can be taken away, the last one cannot', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const token = await product.signIn(email);
    expect(await remove(token, 'email')).toMatchObject({ status: 409, json: { code: 'last_contact' } });
    await take(token, { phone });
    expect(await remove(token, 'email')).toMatchObject({ status: 200, json: { email: null, phone } });
    expect(await lastMessage(email)).toContain('was removed');
    expect((await remove(token, 'phone')).status).toBe(409);
    expect((await remove(token, 'fax')).status).toBe(400);
  });

  test('taking the contact that is there already changes nothing and tells nobody', async () => {
    const email = newEmail();
    const token = await product.signIn(email);
    product.clock.advance(61);
    expect((await take(token, { email })).status).toBe(200);
    expect(await lastMessage(email)).toContain('code');
  });
});

describe('what keeps an account from being taken over', () => {
  test('a session that was started longer ago must confirm by signing in again', async () => {
    const email = newEmail();
    const token = await product.signIn(email);
    product.clock.advance(15 * 60 + 1);
    const refused = { status: 403, json: { code: 'confirmation_required' } };
    expect(await send(token, { email: newEmail() })).toMatchObject(refused);
    expect(await remove(token, 'email')).toMatchObject(refused);
    const fresh = await product.signIn(email);
    expect((await send(fresh, { email: newEmail() })).status).toBe(200);
  });

  test("somebody else's contact is answered like a free one until its code is right", async () => {
    const [mine, theirs] = [newEmail(), newEmail()];
    const other = await product.signIn(theirs);
    const token = await product.signIn(mine);
    const [taken, free] = [await send(token, { email: theirs }), await send(token, { email: newEmail() })];
    expect({ ...taken.json, handle: '' }).toEqual({ ...free.json, handle: '' });
    const code = await product.lastCode(theirs);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await verify(token, { email: theirs, code: wrong })).json.code).toBe('invalid_code');
    const answer = await verify(token, { email: theirs, code });
    expect(answer).toMatchObject({ status: 409, json: { code: 'contact_taken', field: 'email' } });
    expect([(await profile(token)).email, (await profile(other)).email]).toEqual([mine, theirs]);
  });

  test('two accounts that prove the same contact at once: one gets it', async () => {
    const wanted = newEmail();
    const tokens = [await product.signIn(newEmail()), await product.signIn(newEmail())];
    const proven = [];
    for (const token of tokens) {
      await send(token, { email: wanted });
      proven.push({ token, code: await product.lastCode(wanted) });
    }
    const answers = await Promise.all(
      proven.map(({ token, code }) => verify(token, { email: wanted, code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const owners = await product.database.db.select().from(users).where(eq(users.email, wanted));
    expect(owners).toHaveLength(1);
  });

  test('a code to add a contact does not sign in, is no use to anybody else, and leaves the sign-in code alone', async () => {
    const [victim, mine] = [newEmail(), newEmail()];
    const [token, stranger] = [await product.signIn(mine), await product.signIn(newEmail())];
    await product.call('/api/auth/send-otp', { method: 'POST', body: { email: victim } });
    const signInCode = await product.lastCode(victim);
    await send(token, { email: victim });
    const code = await product.lastCode(victim);
    expect((await verify(stranger, { email: victim, code })).status).toBe(400);
    const signIn = (used: string) =>
      product.call('/api/auth/verify-otp', { method: 'POST', body: { email: victim, code: used } });
    if (code !== signInCode) expect((await signIn(code)).status).toBe(400);
    expect((await signIn(signInCode)).status).toBe(200);
  });

  test('codes follow each other as slowly as when signing in', async () => {
    const token = await product.signIn(newEmail());
    const email = newEmail();
    expect((await send(token, { email })).json).toMatchObject({ resendAfterSeconds: 60 });
    expect((await send(token, { email })).json.code).toBe('code_recently_sent');
  });

  test('what a person signs in with changes ten times a day, each of which is told, and no more', async () => {
    const email = newEmail();
    const token = await product.signIn(email);
    for (let change = 0; change < SIGN_IN_CHANGES.max; change += 2) {
      expect((await take(token, { phone: newPhone() })).status).toBe(200);
      expect((await remove(token, 'phone')).status).toBe(200);
      // Each asks for a code, and a session that changes these things is young.
      product.clock.advance(61);
    }
    const phone = newPhone();
    await send(token, { phone });
    const code = await product.lastCode(phone);
    expect(await verify(token, { phone, code })).toMatchObject({
      status: 429,
      json: { code: 'rate_limited' },
    });
    expect((await profile(token)).phone).toBe(null);
    product.clock.advance(24 * 3600);
    const later = await product.signIn(email);
    expect((await take(later, { phone: newPhone() })).status).toBe(200);
  });

  test('signed out nothing can be changed', async () => {
    expect((await send(undefined, {})).status).toBe(401);
    expect((await verify(undefined, {})).status).toBe(401);
    expect((await remove(undefined, 'email')).status).toBe(401);
  });
});
