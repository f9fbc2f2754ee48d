import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepHouse } from '#main/housekeeping.server.ts';
import { readCommandLine, runCommand } from '#main/admin/command-line.ts';
import { refundMarks } from '#platform/database/schema.ts';
import { keyedHash } from '#platform/env/app-secret.server.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sandboxDesk } from '#tests/support/sandbox-desk.ts';
import { shoppers, type Shopper } from '#tests/support/shoppers.ts';

let product: TestProduct;
let shop: ReturnType<typeof shoppers>;
let refusing = false;
beforeAll(async () => {
  product = await startTestProduct({
    provider: (sandbox) => ({
      ...sandbox,
      async refund(...call) {
        if (refusing) await sandboxDesk(product).setDispute(call[0], 'warning_needs_response');
        return sandbox.refund(...call);
      },
    }),
  });
  shop = shoppers(product);
});
afterAll(() => product.close());

const TEST_SECRET = 'a secret for tests, and for tests alone';
const DAY = 24 * 3600;
const BY_SUPPORT = { status: 409, json: { code: 'refund_by_support' } };

async function admin(...args: string[]): Promise<string> {
  const asked = readCommandLine(args);
  if (!asked) throw new Error('the command was not understood');
  return runCommand({ ...product.settling, operator: 'olga' }, asked);
}

async function leave({ email, token }: Shopper): Promise<void> {
  await product.call('/api/account/deletion/send-code', { method: 'POST', token });
  const body = { code: await product.lastCode(email) };
  expect((await product.call('/api/account/deletion', { method: 'POST', token, body })).status).toBe(204);
}

test('another spelling of the same mailbox has no button of its own', async () => {
  const buyer = async (email: string) => ({ email, token: await product.signIn(email) });
  const first = await buyer('spelled+0@gmail.com');
  expect((await shop.refund(first, (await shop.buy(first)).id)).status).toBe(200);
  await leave(first);
  for (const email of ['spelled+1@gmail.com', 'spel.led@googlemail.com']) {
    const again = await buyer(email);
    expect(await shop.refund(again, (await shop.buy(again)).id)).toMatchObject(BY_SUPPORT);
  }
});

test('a refund that an earlier release marked by the address as it was spelled still counts', async () => {
  const email = 'earlier+tag@example.com';
  const person = { email, token: await product.signIn(email) };
  const { id } = await shop.buy(person);
  await shop.refund(person, id);
  const contactHash = keyedHash(TEST_SECRET, 'refund', email);
  await product.database.db.update(refundMarks).set({ contactHash }).where(eq(refundMarks.paymentId, id));
  await leave(person);
  product.clock.advance(3601);
  const anew = { email, token: await product.signIn(email) };
  expect(await shop.refund(anew, (await shop.buy(anew)).id)).toMatchObject(BY_SUPPORT);
});

test('the first refund goes by the button, a second one within the year asks for a word to support', async () => {
  const person = await shop.somebody();
  const first = await shop.buy(person);
  expect((await shop.refund(person, first.id)).status).toBe(200);
  // Pressing again tells how it stands.
  expect((await shop.refund(person, first.id)).json.status).toBe('refunded');
  const second = await shop.buy(person);
  expect((await shop.listed(person))[0]).toMatchObject({ id: second.id, refundBy: 'support' });
  const refused = await shop.refund(person, second.id);
  expect(refused).toMatchObject(BY_SUPPORT);
  expect(refused.json.message).toContain(
    `write to support@foothold.example and name payment number ${second.id}`,
  );
  expect(await shop.moves(second.id)).toEqual(['open', 'paid']);
  expect(await shop.daysLeft(person)).toBe(30);
  // Support gives it back, and that counts for nobody's button.
  expect(await admin('refund', String(second.id))).toContain('refunded');
});

test('of two payments asked back at the same moment, one is given back', async () => {
  const person = await shop.somebody();
  const [one, other] = [await shop.buy(person), await shop.buy(person)];
  const answers = await Promise.all([one, other].map(({ id }) => shop.refund(person, id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('it is remembered of the address, also when the account is deleted and made anew, and says nothing of it', async () => {
  const person = await shop.somebody();
  await shop.refund(person, (await shop.buy(person)).id);
  await leave(person);
  product.clock.advance(3601);
  const again = { ...person, token: await product.signIn(person.email) };
  const { id } = await shop.buy(again);
  expect(await shop.listed(again)).toMatchObject([{ id, refundBy: 'support' }]);
  expect(await shop.refund(again, id)).toMatchObject(BY_SUPPORT);
  const marks = await product.database.db.select().from(refundMarks);
  expect(JSON.stringify(marks)).not.toContain(person.email);
});

test('changing the address in between changes nothing', async () => {
  const person = await shop.somebody();
  await shop.refund(person, (await shop.buy(person)).id);
  const email = `moved-${person.email}`;
  const change = { method: 'POST', token: person.token };
  await product.call('/api/account/contacts/send-code', { ...change, body: { email } });
  const body = { email, code: await product.lastCode(email) };
  expect((await product.call('/api/account/contacts/verify', { ...change, body })).status).toBe(200);
  expect(await shop.refund(person, (await shop.buy(person)).id)).toMatchObject(BY_SUPPORT);
});

test('a refund that the provider refused, or that support gave, leaves the button', async () => {
  const person = await shop.somebody();
  const first = await shop.buy(person);
  refusing = true;
  expect((await shop.refund(person, first.id)).json.code).toBe('refund_refused');
  refusing = false;
  const second = await shop.buy(person);
  await admin('refund', String(second.id));
  const third = await shop.buy(person);
  expect((await shop.listed(person))[0]).toMatchObject({ id: third.id, refundBy: 'button' });
  expect((await shop.refund(person, third.id)).status).toBe(200);
});

test('a year later the button is there again, and the mark is gone', async () => {
  const person = await shop.somebody();
  const { id: first } = await shop.buy(person);
  await shop.refund(person, first);
  product.clock.advance(KEPT_DAYS.refundMarks * DAY);
  await keepHouse(product.settling);
  const { db } = product.database;
  expect(await db.select().from(refundMarks).where(eq(refundMarks.paymentId, first))).toEqual([]);
  const again = { ...person, token: await product.signIn(person.email) };
  expect((await shop.refund(again, (await shop.buy(again)).id)).status).toBe(200);
});

test('the operator sees how many PDFs were downloaded before a refund', async () => {
  const person = await shop.somebody();
  const created = await product.call('/api/resumes', {
    method: 'POST',
    token: person.token,
    body: { templateId: 'modern-1', data: typicalResume() },
  });
  const download = () =>
    product
      .call(`/api/resumes/${created.json.id}/download`, { token: person.token })
      .then(({ status }) => status);
  const { id } = await shop.buy(person);
  expect([await download(), await download()]).toEqual([200, 200]);
  expect(await admin('payments', 'show', String(id))).toContain('PDFs downloaded with this payment: 2');
  await shop.refund(person, id);
  expect(await download()).toBe(403);
  await shop.buy(person);
  expect(await download()).toBe(200);
  expect(await admin('payments', 'show', String(id))).toContain(
    'PDFs downloaded with this payment before the refund: 2',
  );
  expect((await shop.paymentRow(id))?.downloads).toBe(2);
});
