import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { contactMessages, outbox } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { SUPPORT_EMAIL: 'help@foothold.example' } });
});
beforeEach(async () => {
  product.clock.advance(3601);
  await product.database.db.delete(contactMessages);
  await product.database.db.delete(outbox);
});
afterAll(() => product.close());

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const WRITTEN = {
  name: 'Ana Silva',
  email: 'ana@example.com',
  subject: 'A receipt for my employer',
  message: 'Could you put the company on it?\n\nThank you,\nAna',
};
const write = (body: unknown, address = newAddress()) =>
  product.call('/api/contact', { method: 'POST', body, address });
const stored = () => product.database.db.select().from(contactMessages);
const mails = () => product.database.db.select().from(outbox);

test('a message is kept, and mailed to support with the visitor to answer to', async () => {
  expect(await write(WRITTEN)).toMatchObject({ status: 200, json: { received: true } });
  expect(await stored()).toMatchObject([WRITTEN]);
  expect(await mails()).toMatchObject([
    {
      channel: 'email',
      recipient: 'help@foothold.example',
      replyTo: 'ana@example.com',
      subject: expect.stringMatching(/^\[Contact \d+\] A receipt for my employer$/),
      text: expect.stringContaining(WRITTEN.message),
    },
  ]);
});

test.each([
  [{ ...WRITTEN, name: ' ' }, 'name'],
  [{ ...WRITTEN, email: 'ana at example' }, 'email'],
  [{ ...WRITTEN, subject: '' }, 'subject'],
  [{ ...WRITTEN, message: '\n' }, 'message'],
  [{ ...WRITTEN, message: 'x'.repeat(5001) }, 'message'],
  [{ ...WRITTEN, subject: 'Hello\r\nBcc: everybody@example.com' }, 'subject'],
  [{ ...WRITTEN, name: 'Ana\nSilva' }, 'name'],
  [{ ...WRITTEN, name: 'Ana\0Silva' }, 'name'],
  [{ ...WRITTEN, subject: 'A\0receipt' }, 'subject'],
  [{ ...WRITTEN, message: '\0' }, 'message'],
  [{}, 'name'],
])('%j is refused, naming the field, and nothing is kept', async (body, field) => {
  expect(await write(body)).toMatchObject({ status: 400, json: { code: 'invalid_request', field } });
  expect(await stored()).toEqual([]);
});

test('a message with a character that no database takes is kept without it', async () => {
  expect((await write({ ...WRITTEN, message: 'Hello\0, \0\0world' })).status).toBe(200);
  expect(await stored()).toMatchObject([{ message: 'Hello, world' }]);
});

test('what only a program fills in is answered like any other, and thrown away', async () => {
  expect((await write({ ...WRITTEN, website: 'https://spam.example' })).status).toBe(200);
  expect(await stored()).toEqual([]);
  expect(await mails()).toEqual([]);
});

test('an address may write five times an hour', async () => {
  const address = newAddress();
  for (let time = 0; time < 5; time += 1) expect((await write(WRITTEN, address)).status).toBe(200);
  const refused = await write(WRITTEN, address);
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  product.clock.advance(3601);
  expect((await write(WRITTEN, address)).status).toBe(200);
});

/** How many of so many messages are taken, each from the address and the sender that are given for it. */
async function taken(messages: number, of: (at: number) => { address: string; email: string }) {
  let count = 0;
  let refusal = '';
  for (let at = 0; at < messages; at += 1) {
    const { address, email } = of(at);
    const answer = await write({ ...WRITTEN, email }, address);
    if (answer.status === 200) count += 1;
    else refusal = answer.json.message;
  }
  return { count, refusal };
}

test('the network around an address may write fifty times an hour, and is told where to write instead', async () => {
  const address = (at: number) => `2001:db8:77:${(at % 30).toString(16)}::1`;
  const { count, refusal } = await taken(80, (at) => ({ address: address(at), email: `${at}@example.com` }));
  expect(count).toBe(50);
  expect(refusal).toContain('Please write to help@foothold.example');
  expect((await write(WRITTEN, '2001:db8:78::1')).status).toBe(200);
});

test('who writes from several addresses does not keep their neighbours from writing', async () => {
  const of = (at: number) => ({ address: `192.0.2.${at % 5}`, email: `loud${at}@example.com` });
  expect((await taken(60, of)).count).toBe(25);
  expect((await write({ ...WRITTEN, email: 'quiet@example.com' }, '192.0.2.77')).status).toBe(200);
});

test('in the name of one mailbox five messages an hour are taken, however it is spelled', async () => {
  const of = (at: number) => ({ address: `203.0.${at}.1`, email: `one+${at}@example.com` });
  expect((await taken(8, of)).count).toBe(5);
});

test('of everybody two hundred and fifty an hour are taken', async () => {
  const of = (at: number) => ({ address: `203.1.${at}.1`, email: `many${at}@example.com` });
  expect(await taken(255, of)).toMatchObject({
    count: 250,
    refusal: expect.stringContaining('many messages'),
  });
});
