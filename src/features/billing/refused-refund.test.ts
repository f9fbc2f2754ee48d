import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RefundRefusedError } from './provider.ts';
import { stripeProvider } from './stripe-provider.server.ts';

/** What the provider's server answers next. */
let status = 200;
let server: Server;

beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' });
    response.end(JSON.stringify({ error: { type: 'api_error', message: 'No.' } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

async function refusal(answer: number): Promise<unknown> {
  status = answer;
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  const apiBase = `http://127.0.0.1:${port}`;
  const provider = stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase });
  return provider.refund('pi_1', 'refund-1-1-1').then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each([400, 402, 404])('an answer of %i is a no to the refund', async (answer) => {
  expect(await refusal(answer)).toBeInstanceOf(RefundRefusedError);
});

test.each([401, 403, 409, 429, 500, 503])('after an answer of %i nobody knows yet', async (answer) => {
  const error = await refusal(answer);
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toBeInstanceOf(RefundRefusedError);
});
