import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stripeProvider } from './stripe-provider.server.ts';

const SINCE = new Date('2026-11-18T10:00:00Z');
const event = (id: string, type: string, object: object) => ({ id, object: 'event', type, data: { object } });
/** Two pages as Stripe answers them, the newest event first. */
const PAGES = [
  [
    event('evt_4', 'charge.dispute.closed', { object: 'dispute', payment_intent: 'pi_2' }),
    event('evt_3', 'refund.failed', { object: 'refund', payment_intent: 'pi_1' }),
  ],
  [
    event('evt_2', 'charge.refunded', { object: 'charge', payment_intent: 'pi_1' }),
    event('evt_1', 'refund.created', { object: 'refund', payment_intent: null }),
  ],
];

let server: Server;
const asked: URLSearchParams[] = [];
beforeAll(async () => {
  server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://stripe.invalid');
    asked.push(searchParams);
    const page = searchParams.get('starting_after') === 'evt_3' ? 1 : 0;
    response.setHeader('Content-Type', 'application/json');
    response.end(
      JSON.stringify({ object: 'list', url: '/v1/events', has_more: page === 0, data: PAGES[page] }),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

test('events are read page by page and answered the oldest first, each with the payment it is about', async () => {
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  const apiBase = `http://127.0.0.1:${port}`;
  const provider = stripeProvider({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiBase });
  const events = await provider.refundEvents(SINCE);
  expect(events.map(({ id, paymentIntentRef }) => [id, paymentIntentRef])).toEqual([
    ['evt_1', null],
    ['evt_2', 'pi_1'],
    ['evt_3', 'pi_1'],
    ['evt_4', 'pi_2'],
  ]);
  expect(asked).toHaveLength(2);
  for (const query of asked) {
    expect(query.get('created[gte]')).toBe(String(SINCE.getTime() / 1000));
    const types = [...query].filter(([name]) => name.startsWith('types')).map(([, type]) => type);
    // Stripe takes at most twenty.
    expect(types.length).toBeLessThanOrEqual(20);
    expect(types).toEqual(
      expect.arrayContaining(['charge.refunded', 'refund.failed', 'charge.dispute.closed']),
    );
  }
});
