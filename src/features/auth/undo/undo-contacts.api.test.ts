import { eq, getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#platform/database/schema.ts';
import { drafts, looks, users } from '#platform/database/schema.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { undoCalls } from '../testing/undo-calls.ts';
import { SOMEBODYS } from './free-contacts.server.ts';

/* Contacts that are in another account by the time a change is undone. */

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
// A contact gets five codes an hour.
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());

const { post, put, signIn, robbed, linksTo, undo, profile, messagesTo, newEmail, newPhone } = undoCalls(
  () => product,
);

const stored = async (id: number) => {
  const [row] = await product.database.db.select().from(users).where(eq(users.id, id));
  return row && { email: row.email, phone: row.phone };
};

const updatedAt = new Date();
const keepDraft = (userId: number) =>
  product.database.db
    .insert(drafts)
    .values({ userId, key: 'k', kind: 'resume', templateId: 'modern-1', data: {}, updatedAt });
const keepLook = (userId: number) =>
  product.database.db.insert(looks).values({ userId, name: 'Mine', look: {}, updatedAt });

test('what somebody keeps in an account is looked for wherever it can be', () => {
  const madeBySigningIn = ['sessions', 'contact_undos', 'outbox'];
  // They have no rows without a row in another one.
  const withAnother = ['document_versions', 'document_links', 'sent_documents'];
  const tables = Object.values(schema).filter(
    (table) => is(table, PgTable) && 'userId' in getTableColumns(table),
  );
  const named = tables.map((table) => getTableName(table as PgTable));
  expect(SOMEBODYS.map((table) => getTableName(table)).toSorted()).toEqual(
    named.filter((name) => ![...madeBySigningIn, ...withAnother].includes(name)).toSorted(),
  );
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

  test('stays there where that account holds a draft or a look, too, which no account is made with', async () => {
    for (const keep of [keepDraft, keepLook]) {
      const { email, stolen } = await robbed();
      await put(stolen, { email: newEmail() });
      const [link] = await linksTo(email);
      const other = await signIn({ email });
      await keep(other.id);
      expect(await undo(link)).toMatchObject({ status: 409, json: { code: 'contact_taken' } });
      expect((await profile(other.token)).status).toBe(200);
    }
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
