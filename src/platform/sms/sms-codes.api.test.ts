import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/** Text messages a day, for all people together. */
const CAP = 2;

let status = 200;
const received: string[] = [];
const logged: string[] = [];
let server: Server;
let product: TestProduct;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.on('data', (chunk) => received.push(String(chunk)));
    request.on('end', () => response.writeHead(status).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  product = await startTestProduct({
    env: { SMS_PROVIDER: 'http', SMS_HTTP_URL: `http://127.0.0.1:${port}/`, SMS_DAILY_CAP: String(CAP) },
    log: createLog((line) => logged.push(line)),
  });
});
afterAll(async () => {
  await product.close();
  server.closeAllConnections();
  server.close();
});

const ask = (phone: string) =>
  product.call('/api/auth/send-otp', { method: 'POST', body: { phone }, address: '198.51.100.20' });

test('codes by text message stop at the daily cap and at refusals, in words, and never reach the log', async () => {
  status = 500;
  expect(await ask('+12024561111')).toMatchObject({ status: 502, json: { code: 'delivery_failed' } });
  status = 200;
  expect((await ask('+12024561111')).status).toBe(200);
  const code = /(\d{6}) is your/.exec(received.at(-1) ?? '')?.[1] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  expect(await ask('+12024561414')).toMatchObject({
    status: 503,
    json: {
      message:
        'We cannot send more text messages right now. Please use your email address, or try again in 24 hours.',
      code: 'sending_paused',
    },
  });
  expect(received).toHaveLength(CAP);
  const log = logged.join('');
  expect(log).toContain('SMS_DAILY_CAP');
  for (const secret of [code, '12024561111', '12024561414']) expect(log).not.toContain(secret);
  // The next day has a cap of its own.
  product.clock.advance(24 * 3600 + 1);
  expect((await ask('+12024561414')).status).toBe(200);
});
