import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contactUndos, users } from '#platform/database/schema.ts';
import { UNDO_HOURS } from '#platform/session/sign-in-limits.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { undoCalls } from '../testing/undo-calls.ts';

/* What the link that undoes a change opens, and what it does not. */

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
// A contact gets five codes an hour.
beforeEach(() => product.clock.advance(3601));
afterAll(() => product.close());

const { post, put, robbed, linksTo, undo, newEmail, newPhone } = undoCalls(() => product);

const stored = async (id: number) => {
  const [row] = await product.database.db.select().from(users).where(eq(users.id, id));
  return row && { email: row.email, phone: row.phone };
};

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

  test('works from a network that was told too often that another one leads nowhere', async () => {
    const address = '198.51.100.98';
    const { email, stolen } = await robbed();
    await put(stolen, { email: newEmail() });
    for (let press = 0; press < 31; press += 1) await undo('z'.repeat(43), address);
    expect((await undo('z'.repeat(43), address)).status).toBe(429);
    const [link] = await linksTo(email);
    expect((await undo(link, address)).status).toBe(200);
  });
});
