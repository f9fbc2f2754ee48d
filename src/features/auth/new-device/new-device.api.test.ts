import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { outbox } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { codeCalls, DAY } from '../testing/code-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(() => product.clock.advance(DAY + 601));
afterAll(() => product.close());

const { browser, somebody, post } = codeCalls(() => product);

/** What was said of sign-ins on new devices. */
async function told(email: string) {
  const rows = await product.database.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, email))
    .orderBy(outbox.id);
  return rows.filter(({ subject }) => subject.startsWith('New sign-in'));
}
const later = () => product.clock.advance(61);

test('the first sign-in of an account sends none, nor does the same browser again', async () => {
  const email = somebody();
  const home = browser();
  await home.signIn(email);
  later();
  await home.signIn(email);
  expect(await told(email)).toEqual([]);
});

test('another browser is told of, once', async () => {
  const email = somebody();
  await browser().signIn(email);
  later();
  const phone = browser();
  await phone.signIn(email);
  later();
  await phone.signIn(email);
  const mails = await told(email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('/account\n');
});

test('a browser is known to the account by whichever contact was proven there', async () => {
  const email = somebody();
  const phone = '+12024563999';
  const home = browser();
  const token = await home.signIn(email);
  later();
  const handle = home.handle();
  await post('/api/account/contacts/send-code', { phone, handle }, undefined, token);
  const body = { phone, code: await product.lastCode(phone), handle };
  expect((await post('/api/account/contacts/verify', body, undefined, token)).status).toBe(200);
  later();
  await home.signIn(email);
  expect(await told(email)).toEqual([]);
  // Signing in by phone elsewhere is told to the email address.
  const sent = await post('/api/auth/send-otp', { phone, handle: null });
  const proof = { phone, code: await product.lastCode(phone), handle: sent.json.handle };
  expect((await post('/api/auth/verify-otp', proof)).status).toBe(200);
  expect(await told(email)).toHaveLength(1);
});

test('nobody is flooded: three mails a day, however often a browser is new', async () => {
  const email = somebody();
  await browser().signIn(email);
  for (let device = 0; device < 5; device += 1) {
    product.clock.advance(3600);
    expect(await browser().signIn(email)).toMatch(/^[\w-]{43}$/);
  }
  expect(await told(email)).toHaveLength(3);
});

test('an account without an email address gets none', async () => {
  const phone = '+12024563998';
  for (let device = 0; device < 2; device += 1) {
    later();
    const sent = await post('/api/auth/send-otp', { phone, handle: null });
    const proof = { phone, code: await product.lastCode(phone), handle: sent.json.handle };
    expect((await post('/api/auth/verify-otp', proof)).status).toBe(200);
  }
  const rows = await product.database.db.select().from(outbox).where(eq(outbox.recipient, phone));
  const code = expect.stringContaining('is your Foothold code');
  expect(rows.map(({ text }) => text)).toEqual([code, code]);
});
