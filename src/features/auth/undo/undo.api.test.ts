import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactUndos, knownDevices, sessions, users } from '#platform/database/schema.ts';
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

const { post, put, remove, signIn, linksTo, undo, profile, messagesTo, newEmail, newPhone } = undoCalls(
  () => product,
);

/** An owner whose session somebody took a moment after they signed in. */
async function robbed() {
  const email = newEmail();
  const { token, id } = await signIn({ email });
  return { email, id, stolen: token };
}

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

describe('a link', () => {
  test('works once; the second press says that it is done', async () => {
    const { email, stolen } = await robbed();
    await put(stolen, { email: newEmail() });
    const [link] = await linksTo(email);
    const answers = await Promise.all([undo(link), undo(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await undo(link)).toMatchObject({ status: 409, json: { code: 'undo_used' } });
  });

  test(`works for ${UNDO_HOURS} hours and not a second longer`, async () => {
    const changes = [await robbed(), await robbed()];
    for (const { stolen } of changes) await put(stolen, { email: newEmail() });
    const [inTime, late] = await Promise.all(changes.map(async ({ email }) => (await linksTo(email))[0]));
    product.clock.advance(UNDO_HOURS * 3600 - 1);
    expect((await undo(inTime)).status).toBe(200);
    product.clock.advance(1);
    expect(await undo(late)).toMatchObject({ status: 410, json: { code: 'undo_expired' } });
  });

  test('that nobody was sent, or that is no link, opens nothing', async () => {
    expect(await undo('x'.repeat(43))).toMatchObject({ status: 404, json: { code: 'undo_unknown' } });
    for (const malformed of [
      '',
      'x'.repeat(42),
      `${'x'.repeat(42)} `,
      7,
      null,
      ['a'],
      { $ne: '' },
      '\u0000'.repeat(43),
    ])
      expect(await undo(malformed)).toMatchObject({ status: 400, json: { code: 'invalid_request' } });
  });

  test('is not in the database, and asking for its page or by GET changes nothing', async () => {
    const { email, id, stolen } = await robbed();
    const thief = newEmail();
    await put(stolen, { email: thief });
    const [link = ''] = await linksTo(email);
    const rows = await product.database.db.select().from(contactUndos).where(eq(contactUndos.userId, id));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(link);
    expect((await product.call(`/api/auth/undo-change?token=${link}`)).status).toBe(404);
    expect(await stored(id)).toEqual({ email: thief, phone: null });
  });

  test('of an erased account says that it leads nowhere', async () => {
    const { email, stolen } = await robbed();
    await put(stolen, { phone: newPhone() });
    const [link] = await linksTo(email);
    await post('/api/account/deletion/send-code', {}, stolen);
    const code = await product.lastCode(email);
    expect((await post('/api/account/deletion', { code }, stolen)).status).toBe(204);
    const answer = await undo(link);
    expect(answer).toMatchObject({ status: 404, json: { code: 'undo_unknown' } });
    expect(answer.json.message).toContain('the account was deleted');
  });

  test('can be tried thirty times an hour from one network', async () => {
    const address = '198.51.100.99';
    for (let press = 0; press < 30; press += 1)
      expect((await undo('y'.repeat(43), address)).status).toBe(404);
    expect(await undo('y'.repeat(43), address)).toMatchObject({
      status: 429,
      json: { code: 'rate_limited' },
    });
    expect((await undo('y'.repeat(43), '192.0.2.7')).status).toBe(404);
  });
});

describe('a contact of before that signs in another account by now', () => {
  test('comes back where that account is new and empty: the owner made it by trying to sign in', async () => {
    const { email, id, stolen } = await robbed();
    await put(stolen, { email: newEmail() });
    const [link] = await linksTo(email);
    const spare = await signIn({ email });
    expect(spare.id).not.toBe(id);
    expect((await undo(link)).status).toBe(200);
    expect((await profile(spare.token)).status).toBe(401);
    expect((await signIn({ email })).id).toBe(id);
  });

  test('stays there where that account holds something; the link says so and goes on working', async () => {
    const { email, id, stolen } = await robbed();
    const thief = newEmail();
    await put(stolen, { email: thief });
    const [link] = await linksTo(email);
    const other = await signIn({ email });
    await post('/api/resumes', { templateId: 'modern-1', data: {} }, other.token);
    const answer = await undo(link);
    expect(answer).toMatchObject({ status: 409, json: { code: 'contact_taken' } });
    expect(answer.json.message).toContain('nothing was changed');
    expect(await stored(id)).toEqual({ email: thief, phone: null });
    expect((await profile(other.token)).status).toBe(200);
    await put(other.token, { email: newEmail() });
    expect((await undo(link)).status).toBe(200);
    expect(await stored(id)).toEqual({ email, phone: null });
  });

  test('has no say over the account any more, where that one is older than the change', async () => {
    const [shared, own, later, elsewhere] = [newEmail(), newEmail(), newEmail(), newEmail()];
    await put((await signIn({ email: shared })).token, { email: elsewhere });
    const { token, id } = await signIn({ email: shared });
    await put(token, { email: own });
    const deletion = () => product.call('/api/account/deletion', { token });
    expect((await deletion()).json).toEqual({ sentTo: shared });
    const older = await signIn({ email: elsewhere });
    expect((await put(older.token, { email: shared })).status).toBe(200);
    expect((await deletion()).json).toEqual({ sentTo: own });
    // Of a further change hears whose account it is, who can undo it, and has the say until that is over.
    await put(token, { email: later });
    expect(await linksTo(own)).toHaveLength(1);
    expect((await deletion()).json).toEqual({ sentTo: own });
    product.clock.advance(61);
    expect((await post('/api/account/deletion/send-code', {}, token)).json.sentTo).toBe(own);
    const code = await product.lastCode(own);
    expect((await post('/api/account/deletion', { code }, token)).status).toBe(204);
    expect(await stored(id)).toEqual({ email: null, phone: null });
    expect((await messagesTo(shared)).join()).not.toMatch(/delet/i);
    expect((await profile(older.token)).json.email).toBe(shared);
  });

  test('keeps its say where its owner, locked out, made a new account by signing in', async () => {
    const { email, stolen } = await robbed();
    product.clock.advance(61);
    await put(stolen, { email: newEmail() });
    const other = await signIn({ email });
    await post('/api/resumes', { templateId: 'modern-1', data: {} }, other.token);
    expect((await product.call('/api/account/deletion', { token: stolen })).json.sentTo).toBe(email);
  });

  test('is left out where the other contact of before is free', async () => {
    const [email, phone] = [newEmail(), newPhone()];
    const { token, id } = await signIn({ email });
    await put(token, { phone });
    product.clock.advance(UNDO_HOURS * 3600);
    await put((await signIn({ email })).token, { phone: newPhone() });
    const [link] = await linksTo(phone);
    const other = await signIn({ phone });
    await post('/api/resumes', { templateId: 'modern-1', data: {} }, other.token);
    expect((await undo(link)).json).toEqual({ email, phone: null, incomplete: true });
    expect(await stored(id)).toEqual({ email, phone: null });
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
