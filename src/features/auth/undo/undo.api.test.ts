import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownDevices, sessions, users } from '#platform/database/schema.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { undoCalls } from '../testing/undo-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
// A contact gets five codes an hour.
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());

const { post, put, remove, signIn, robbed, linksTo, undo, profile, messagesTo, newEmail, newPhone } =
  undoCalls(() => product);

const stored = async (id: number) => {
  const [row] = await product.database.db.select().from(users).where(eq(users.id, id));
  return row && { email: row.email, phone: row.phone };
};

describe('a young session that was taken replaces the email address', () => {
  test('and the owner gets the account back from their own mailbox, with everything in it', async () => {
    const { email, id, stolen } = await robbed();
    const created = await post('/api/resumes', { templateId: 'modern-1', data: {} }, stolen);
    const thief = newEmail();
    expect((await put(stolen, { email: thief })).json.email).toBe(thief);
    const other = await signIn({ email: thief });
    const [link] = await linksTo(email);
    expect(await undo(link)).toMatchObject({
      status: 200,
      json: { email, phone: null, incomplete: false },
    });
    for (const token of [stolen, other.token]) expect((await profile(token)).status).toBe(401);
    expect(await product.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    const back = await signIn({ email });
    expect(back.id).toBe(id);
    expect((await product.call(`/api/resumes/${created.json.id}`, { token: back.token })).status).toBe(200);
    // What the thief signs in with is nobody's now.
    expect((await signIn({ email: thief })).id).not.toBe(id);
    expect((await messagesTo(thief)).join()).toContain('no longer signs you in');
    expect((await messagesTo(email)).join()).toContain('the change was undone');
  });

  test('then the address again and adds a phone: the first link undoes it all, and the thief has none', async () => {
    const { email, id, stolen } = await robbed();
    const [second, third, phone] = [newEmail(), newEmail(), newPhone()];
    await put(stolen, { email: second });
    await put(stolen, { email: third });
    await put(stolen, { phone });
    expect([...(await linksTo(second)), ...(await linksTo(third))]).toEqual([]);
    const [link] = await linksTo(email);
    expect((await undo(link)).status).toBe(200);
    expect(await stored(id)).toEqual({ email, phone: null });
  });

  test('then gives it back, or the owner takes it back by hand: nothing of it lets the thief in again', async () => {
    for (const byOwner of [true, false]) {
      const [email, phone, thief] = [newEmail(), newPhone(), newEmail()];
      await put((await signIn({ email })).token, { phone });
      product.clock.advance(UNDO_HOURS * 3600);
      const { token: stolen, id } = await signIn({ email });
      await put(stolen, { email: thief });
      await put(byOwner ? (await signIn({ phone })).token : stolen, { email });
      expect(await stored(id)).toEqual({ email, phone });
      expect(await linksTo(thief)).toEqual([]);
    }
  });

  test('or adds a phone and takes the address out', async () => {
    const { email, id, stolen } = await robbed();
    const phone = newPhone();
    await put(stolen, { phone });
    expect((await remove(stolen, 'email')).json).toMatchObject({ email: null, phone });
    const [added, removed] = await linksTo(email);
    // Neither brings back what the thief has added.
    expect((await undo(removed)).json).toMatchObject({ email, phone: null });
    expect((await undo(added)).json).toMatchObject({ email, phone: null });
    expect(await stored(id)).toEqual({ email, phone: null });
  });

  test('cannot erase the account: the code for that goes to the contact of before', async () => {
    const { email, id, stolen } = await robbed();
    const thief = newEmail();
    await put(stolen, { email: thief });
    const sent = await post('/api/account/deletion/send-code', {}, stolen);
    expect(sent.json.sentTo).toBe(email);
    const code = await product.lastCode(email);
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post('/api/account/deletion', { code: wrong }, stolen)).json.code).toBe('invalid_code');
    expect(await stored(id)).toEqual({ email: thief, phone: null });
    // Three days later the account is whose it is.
    product.clock.advance(UNDO_HOURS * 3600);
    const { token } = await signIn({ email: thief });
    expect((await post('/api/account/deletion/send-code', {}, token)).json.sentTo).toBe(thief);
  });

  test('and has codes on their way and devices that are known: none of them works any more', async () => {
    const { email, id, stolen } = await robbed();
    const [thief, next] = [newEmail(), newEmail()];
    await put(stolen, { email: thief });
    await post('/api/account/contacts/send-code', { email: next }, stolen);
    product.clock.advance(61);
    const asked = await post('/api/auth/send-otp', { email: thief, handle: null });
    const signInCode = await product.lastCode(thief);
    await undo((await linksTo(email))[0]);
    const { handle } = asked.json;
    const late = await post('/api/auth/verify-otp', { email: thief, code: signInCode, handle });
    expect([late.status, late.json.code]).toEqual([400, 'code_expired']);
    const verify = { email: next, code: await product.lastCode(next) };
    expect((await post('/api/account/contacts/verify', verify, stolen)).status).toBe(401);
    expect(await stored(id)).toEqual({ email, phone: null });
    const { db } = product.database;
    expect(await db.select().from(knownDevices).where(eq(knownDevices.contact, thief))).toEqual([]);
  });
});

describe('who is told', () => {
  test('a phone that was replaced, by text message, and the email address beside it', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    await put((await signIn({ email })).token, { phone });
    product.clock.advance(UNDO_HOURS * 3600);
    await put((await signIn({ email })).token, { phone: newPhone() });
    const [text] = (await messagesTo(phone)).slice(-1);
    expect(text).toContain(
      'was changed. This one no longer signs you in. Not you? Undo it within 72 hours: ',
    );
    const mails = await messagesTo(email);
    expect(mails.at(-1)).toContain('The phone number of your Foothold account was changed.\n');
    expect(await undo((await linksTo(phone))[0])).toMatchObject({ status: 200, json: { email, phone } });
  });

  test('a phone without an email address beside it', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const { token, id } = await signIn({ phone });
    await put(token, { email });
    const [link] = await linksTo(phone);
    expect(await undo(link)).toMatchObject({ json: { email: null, phone } });
    expect(await stored(id)).toEqual({ email: null, phone });
  });
});

describe('at the same moment as an undo', () => {
  test('a change by the stolen session is undone with the rest, or does not happen', async () => {
    for (let round = 0; round < 8; round += 1) {
      product.clock.advance(3601);
      const { email, id, stolen } = await robbed();
      const [thief, next] = [newEmail(), newEmail()];
      await put(stolen, { email: thief });
      await post('/api/account/contacts/send-code', { email: next }, stolen);
      const verify = { email: next, code: await product.lastCode(next) };
      const [link] = await linksTo(email);
      const [, undone] = await Promise.all([
        post('/api/account/contacts/verify', verify, stolen),
        undo(link),
      ]);
      expect(undone.status).toBe(200);
      expect(await stored(id)).toEqual({ email, phone: null });
    }
  });

  test("a sign-in with the thief's contact leaves no session in the account", async () => {
    for (let round = 0; round < 8; round += 1) {
      product.clock.advance(3601);
      const { email, id, stolen } = await robbed();
      const thief = newEmail();
      await put(stolen, { email: thief });
      product.clock.advance(61);
      await post('/api/auth/send-otp', { email: thief });
      const body = { email: thief, code: await product.lastCode(thief) };
      const [link] = await linksTo(email);
      await Promise.all([post('/api/auth/verify-otp', body), undo(link)]);
      const left = await product.database.db.select().from(sessions).where(eq(sessions.userId, id));
      expect(left).toEqual([]);
    }
  });
});
