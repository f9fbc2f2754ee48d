import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { stripeProvider } from './stripe-provider.server.ts';

/* Stripe, at the wire, answers 500 for an hour. */

const HOUR = 3600;

let product: TestProduct;
let stripe: Server;
let isOut = false;
/** What Stripe knows of the one checkout; null before there is one. */
let checkout: {
  status: 'open' | 'complete';
  payment_status: 'unpaid' | 'paid';
  asked: URLSearchParams;
} | null = null;
const logged: string[] = [];

/** As Stripe answers. Without the header its library would try each call three times, which takes as long here. */
function answer(method: string, url: string, body: string): { status: number; json: object } {
  if (isOut) return { status: 500, json: { error: { type: 'api_error', message: 'out of order' } } };
  if (url.startsWith('/v1/events'))
    return { status: 200, json: { object: 'list', data: [], has_more: false } };
  if (method === 'POST' && checkout === null)
    checkout = {
      status: 'open',
      payment_status: 'unpaid',
      asked: new URLSearchParams(body),
    };
  if (checkout === null) return { status: 404, json: { error: { type: 'invalid_request_error' } } };
  const { asked, ...stands } = checkout;
  const session = {
    id: 'cs_test_1',
    object: 'checkout.session',
    client_secret: 'cs_test_1_secret_1',
    ...stands,
  };
  const terms = {
    amount_total: Number(asked.get('line_items[0][price_data][unit_amount]')),
    ...{ currency: 'usd', livemode: false, payment_intent: 'pi_1' },
  };
  return {
    status: 200,
    json: { ...session, ...terms, client_reference_id: asked.get('client_reference_id') },
  };
}

beforeAll(async () => {
  stripe = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { status, json } = answer(request.method ?? '', request.url ?? '', body);
      response.writeHead(status, { 'Content-Type': 'application/json', 'Stripe-Should-Retry': 'false' });
      response.end(JSON.stringify(json));
    });
  });
  await new Promise<void>((resolve) => stripe.listen(0, '127.0.0.1', resolve));
  const { port } = stripe.address() as AddressInfo; // A listening TCP server has an address with a port.
  const account = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase: `http://127.0.0.1:${port}` };
  const said = (event: string) => void logged.push(event);
  product = await startTestProduct({
    provider: () => stripeProvider(account),
    log: { info: said, warn: said, error: said },
  });
});
afterAll(async () => {
  await product.close();
  stripe.close();
});

test('who pays meanwhile is told to try again, and has what was paid for once Stripe answers', async () => {
  const token = await product.signIn('ana@example.com');
  const call = (path: string, body?: object) =>
    product.call(path, { method: 'POST', token, ...(body && { body }) });
  const buy = () => call('/api/create-subscription', { planType: '30days' });
  isOut = true;
  const refused = await buy();
  expect([refused.status, refused.json.code]).toEqual([502, 'payment_provider_failed']);
  isOut = false;
  const begun = await buy();
  expect(begun.status).toBe(200);

  // The card was charged, and then nothing answers: neither the page that comes back nor the rounds.
  if (checkout) checkout = { ...checkout, status: 'complete', payment_status: 'paid' };
  isOut = true;
  const settled = await call(`/api/payments/${begun.json.paymentId}/settle`);
  expect([settled.status, settled.json.code]).toEqual([502, 'payment_provider_failed']);
  for (let minutes = 0; minutes < 60; minutes += 5) {
    product.clock.advance(HOUR / 12);
    await expect(product.reconcile()).rejects.toThrow('out of order');
  }
  expect(logged).toContain('payment.not_reconciled');
  const access = async () => (await product.call('/api/user/profile', { token })).json.subscriptionStatus;
  expect(await access()).toBe('inactive');

  isOut = false;
  product.clock.advance(HOUR / 12);
  await product.reconcile();
  expect(await access()).toBe('active');
});
