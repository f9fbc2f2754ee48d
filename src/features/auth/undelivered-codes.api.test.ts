import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { refusal, startSmtpServer, type TestMailServer } from '#tests/support/smtp-server.ts';

let product: TestProduct;
let server: TestMailServer;
/** What the mail server says to a recipient; nothing while it takes mails. */
let answer: Error | null;
beforeEach(async () => {
  answer = null;
  server = await startSmtpServer({ onRcptTo: (_to, _session, done) => done(answer) });
});
afterEach(async () => {
  await product.close();
  await server.close();
});

async function start(env: Record<string, string>): Promise<void> {
  const mail = { SMTP_URL: `smtp://localhost:${server.port}`, MAIL_FROM: 'Foothold <hello@example.com>' };
  product = await startTestProduct({ env: { ...mail, ...env } });
}
const ask = async (contact: object, address: string) =>
  (
    await product.call('/api/auth/send-otp', {
      method: 'POST',
      body: { ...contact, handle: null },
      address,
    })
  ).status;
const stranger = (at: number) => ({ email: `stranger${at}@example.com` });
/** An address of a network of its own. */
const network = (at: number) => `198.18.${at}.7`;

test('a mail server that is out takes nothing from the day of those who are new', async () => {
  await start({ MAIL_DAILY_CAP: '40' });
  answer = refusal(451, 'later');
  for (let at = 0; at < 12; at += 1) expect(await ask(stranger(at), network(at))).toBe(502);
  answer = null;
  expect(await ask(stranger(60), network(60))).toBe(200);
});

test('nor from the hour of one address', async () => {
  await start({ OTP_PER_ADDRESS_HOUR: '5' });
  answer = refusal(451, 'later');
  for (let at = 0; at < 6; at += 1) expect(await ask(stranger(at), network(1))).toBe(502);
  answer = null;
  expect(await ask(stranger(60), network(1))).toBe(200);
});

test('recipients that the mail server refuses for good count for an address: it cannot try out many', async () => {
  await start({ OTP_PER_ADDRESS_HOUR: '5' });
  answer = refusal(550, 'no such user');
  for (let at = 0; at < 5; at += 1) expect(await ask(stranger(at), network(1))).toBe(502);
  expect(await ask(stranger(60), network(1))).toBe(429);
});

test('text messages that a provider failed to take count against the caps, since it may charge them', async () => {
  const failing = createServer((request, response) =>
    request.resume().on('end', () => response.writeHead(500).end()),
  );
  await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve));
  const { port } = failing.address() as AddressInfo; // A listening TCP server has an address with a port.
  await start({ SMS_PROVIDER: 'http', SMS_HTTP_URL: `http://127.0.0.1:${port}/`, SMS_DAILY_CAP: '2' });
  const statuses = [];
  for (let at = 0; at < 3; at += 1) statuses.push(await ask({ phone: `+1202456100${at}` }, network(at)));
  expect(statuses).toEqual([502, 502, 503]);
  failing.closeAllConnections();
  failing.close();
});
