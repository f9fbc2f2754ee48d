import { afterEach, describe, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
let logged: string[] = [];
afterEach(() => product.close());

async function start(env: Record<string, string>): Promise<void> {
  logged = [];
  product = await startTestProduct({ env, log: createLog((line) => logged.push(line)) });
}
const ask = (contact: object, address: string) =>
  product.call('/api/auth/send-otp', { method: 'POST', body: { ...contact, handle: null }, address });
const us = (at: number) => `+1202456${String(1000 + at)}`;
const gb = (at: number) => `+4474001234${String(at).padStart(2, '0')}`;
/** An address of a network of its own. */
const network = (at: number) => `198.${18 + (at >> 8)}.${at & 255}.7`;
const statuses = async (count: number, one: (at: number) => Promise<{ status: number }>) => {
  const got = [];
  for (let at = 0; at < count; at += 1) got.push((await one(at)).status);
  return got.filter((status) => status === 200).length;
};
const alerts = () => logged.filter((line) => line.includes('alert.sending_cap'));

async function signIn(contact: { email: string } | { phone: string }, address: string): Promise<string> {
  const sent = await ask(contact, address);
  const code = await product.lastCode(Object.values(contact)[0] ?? '');
  const body = { ...contact, code, handle: sent.json.handle };
  const answer = await product.call('/api/auth/verify-otp', { method: 'POST', body, address });
  expect(answer.status).toBe(200);
  return String(answer.json.handle);
}

describe('text messages to strangers', () => {
  test('to one country but the first stop at a quarter of the day', async () => {
    await start({ SMS_COUNTRIES: 'US,GB', SMS_DAILY_CAP: '80' });
    const sent = await statuses(25, (at) => {
      product.clock.advance(900);
      return ask({ phone: gb(at) }, network(at));
    });
    expect(sent).toBe(20);
    const refused = await ask({ phone: gb(50) }, network(50));
    expect(refused).toMatchObject({ status: 503, json: { code: 'sending_paused' } });
    expect(refused.json.message).toMatch(
      /^We cannot send more text messages right now\. Please use your email address, or try again in \d+ hours\.$/,
    );
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(3600);
    expect((await ask({ phone: us(1) }, network(51))).status).toBe(200);
  });

  test('stop at a fifth of the day within an hour, also when asked for at once', async () => {
    await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '100' });
    const asked = await Promise.all(
      Array.from({ length: 60 }, (_, at) => ask({ phone: us(at) }, network(at))),
    );
    expect(asked.filter(({ status }) => status === 200).length).toBe(20);
    product.clock.advance(3601);
    expect((await ask({ phone: us(100) }, network(100))).status).toBe(200);
  });

  test.each([
    ['a /24', (at: number) => `198.51.100.${at}`],
    ['a /48', (at: number) => `2001:db8:5:${at.toString(16)}::1`],
  ])('stop at a tenth of the day for %s, in words about the network', async (_name, address) => {
    await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '200' });
    expect(await statuses(25, (at) => ask({ phone: us(at) }, address(at)))).toBe(20);
    const refused = await ask({ phone: us(90) }, address(90));
    expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
    expect(refused.json.message).toMatch(
      /from your network\. Please use your email address, or try again in 24 hours/,
    );
    expect((await ask({ phone: us(91) }, '192.0.2.1')).status).toBe(200);
  });

  /** As many as one network asks for, all at once. */
  const askBusily = (busy: number) =>
    Promise.all(Array.from({ length: 25 }, (_, at) => ask({ phone: us(busy * 100 + at) }, network(busy))));

  test('of a few busy networks leave half of the hour to those of all others', async () => {
    await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '200' });
    for (const busy of [1, 2]) await askBusily(busy);
    expect(await statuses(10, (at) => ask({ phone: us(at) }, network(100 + at)))).toBe(10);
  });

  test('of several busy networks leave a part of the day, too', async () => {
    await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '200' });
    for (let busy = 1; busy <= 6; busy += 1) {
      await askBusily(busy);
      product.clock.advance(3601);
    }
    expect(await statuses(10, (at) => ask({ phone: us(at) }, network(100 + at)))).toBe(10);
  });

  test('leave the rest of the day to numbers that signed in before, on this device or another', async () => {
    await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '20' });
    const handle = await signIn({ phone: us(500) }, '192.0.2.1');
    product.clock.advance(3601);
    const sent = await statuses(30, (at) => {
      product.clock.advance(1200);
      return ask({ phone: us(at) }, network(at));
    });
    expect(sent).toBe(11);
    expect((await ask({ phone: us(501) }, '203.0.113.1')).json.code).toBe('sending_paused');
    expect((await ask({ phone: us(500) }, '203.0.113.1')).status).toBe(200);
    const own = await product.call('/api/auth/send-otp', {
      method: 'POST',
      body: { phone: us(500), handle },
      address: '192.0.2.1',
    });
    expect(own.status).toBe(200);
  });

  test('and in that rest a network can try whether numbers are known only a few times', async () => {
    await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '20' });
    await signIn({ phone: us(500) }, '192.0.2.1');
    for (let at = 0; at < 30; at += 1) {
      await ask({ phone: us(at) }, network(at));
      product.clock.advance(600);
    }
    for (let at = 100; at < 120; at += 1)
      expect((await ask({ phone: us(at) }, '203.0.113.1')).status).not.toBe(200);
    expect((await ask({ phone: us(500) }, '203.0.113.1')).status).not.toBe(200);
    expect((await ask({ phone: us(500) }, '203.0.114.1')).status).toBe(200);
  });
});

describe('codes by mail', () => {
  test('have a cap of their own, and those who signed in before the rest of it', async () => {
    await start({ MAIL_DAILY_CAP: '50', SMS_DAILY_CAP: '100' });
    await signIn({ email: 'ana@example.com' }, '192.0.2.1');
    const asked = await Promise.all(
      Array.from({ length: 40 }, (_, at) => ask({ email: `stranger${at}@example.com` }, network(at))),
    );
    // A quarter within an hour, Ana's among them.
    expect(asked.filter(({ status }) => status === 200).length).toBe(12);
    const refused = await ask({ email: 'late@example.com' }, '203.0.113.1');
    expect(refused).toMatchObject({ status: 503, json: { code: 'sending_paused' } });
    expect(refused.json.message).toBe(
      'We cannot send more codes by email right now. Please try again in an hour.',
    );
    expect((await ask({ email: 'ana@example.com' }, '203.0.113.1')).status).toBe(200);
    expect((await ask({ phone: us(1) }, '203.0.113.1')).status).toBe(200);
  });
});

test('a cap that is hit is told once an hour, naming the setting and nobody', async () => {
  await start({ SMS_COUNTRIES: 'US', SMS_DAILY_CAP: '20' });
  for (let at = 0; at < 30; at += 1) await ask({ phone: us(at) }, `198.51.100.${at}`);
  expect(alerts()).toHaveLength(1);
  expect(JSON.parse(alerts()[0] ?? '')).toMatchObject({
    level: 'error',
    event: 'alert.sending_cap',
    channel: 'sms',
    cap: 'strangers of one network',
    setting: 'SMS_DAILY_CAP',
    network: expect.stringMatching(/^[\w-]{22}$/),
  });
  for (const secret of ['198.51', '1202456', us(0)]) expect(logged.join('')).not.toContain(secret);
  product.clock.advance(3601);
  await ask({ phone: us(40) }, '198.51.100.40');
  expect(alerts()).toHaveLength(2);
});
