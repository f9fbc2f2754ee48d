import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import Stripe from 'stripe';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/database/database.server.ts';
import { AppError } from '#platform/http/app-error.ts';
import { outsideFetch } from '#platform/http/outside-fetch.server.ts';
import { keyedHash } from '#platform/env/app-secret.server.ts';
import type { Log } from '#platform/log/log.server.ts';
import type { SandboxCardAnswer, SandboxCardRequest } from '../contract.ts';
import type { StripeAccount } from '../stripe-provider.server.ts';
import { cardExpiry, findSandboxCard, NOT_A_TEST_CARD } from './cards.ts';
import { sandboxEvents, type SandboxEvent } from './events.server.ts';
import { sandboxRefunds } from './refunds.server.ts';
import { sandboxState } from './state.server.ts';
import { sandboxWire } from './wire.server.ts';

/** A development fake of Stripe on a loopback port of its own: same wire format, no money. Never part of production. */
export type Sandbox = {
  account: StripeAccount;
  /** What Stripe's own card form would do in the browser. @throws AppError */
  pay(card: SandboxCardRequest): Promise<SandboxCardAnswer>;
  close(): Promise<void>;
};

type SandboxParts = {
  db: Database;
  clock: Clock;
  log: Log;
  /** Where webhook events are posted to; known once the product listens. Absent where nobody does. */
  webhookUrl: (() => string) | undefined;
  /** Of the installation: what one of its processes announces, another one takes. Without it the keys are made up. */
  secret?: string | undefined;
};

export async function startSandbox(parts: SandboxParts): Promise<Sandbox> {
  const { db, clock, log, webhookUrl, secret = randomBytes(18).toString('hex') } = parts;
  const secretKey = `sk_test_${keyedHash(secret, 'sandbox', 'key')}`;
  const webhookSecret = `whsec_${keyedHash(secret, 'sandbox', 'webhook')}`;
  const state = sandboxState(db, clock);
  const events = sandboxEvents(db, clock);
  const announcing = new Set<Promise<void>>();
  const announce = async (type: string, object: object) => {
    const event = await events.add(type, object);
    if (!webhookUrl) return;
    const sent = postEvent(webhookUrl(), webhookSecret, event)
      .catch((error: unknown) => log.warn('sandbox.webhook_failed', { error }))
      .finally(() => announcing.delete(sent));
    announcing.add(sent);
  };
  const wire = sandboxWire(state, sandboxRefunds(db, clock), {
    secretKey,
    events,
    onRefund: (refund) => announce('refund.created', refund),
  });
  const listener = getRequestListener(wire.fetch);
  const server = createServer((request, response) => void listener(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.

  return {
    account: { secretKey, webhookSecret, apiBase: `http://127.0.0.1:${port}` },
    async pay(card) {
      const session = await state.findBySecret(card.clientSecret);
      if (session?.status === 'complete') return { status: 'succeeded' };
      if (session?.status !== 'open') throw declined('This checkout has expired. Please start again.');
      const outcome = judge(card, clock.now());
      if (outcome === 'requires_action') return { status: 'requires_action' };
      const paid = await state.finish(session.id, 'complete');
      if (paid) await announce('checkout.session.completed', paid);
      return { status: 'succeeded' };
    },
    async close() {
      await Promise.all(announcing);
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function judge(card: SandboxCardRequest, now: Date): 'succeeded' | 'requires_action' {
  const known = findSandboxCard(card.cardNumber);
  if (!known) throw new AppError('invalid_request', NOT_A_TEST_CARD, { field: 'cardNumber' });
  const expiry = cardExpiry(card.expiry);
  if (!expiry || expiry < now) throw wrong('expiry', "Your card's expiration date is not valid.");
  if (!/^\d{3,4}$/.test(card.cvc)) throw wrong('cvc', "Your card's security code is not valid.");
  const { behaviour } = known;
  if (behaviour.kind === 'declines') throw declined(behaviour.message);
  if (behaviour.kind === 'asks' && card.confirmation === undefined) return 'requires_action';
  if (behaviour.kind === 'asks' && card.confirmation === 'refused') {
    throw declined(
      'We are unable to authenticate your payment method. Please choose another one and try again.',
    );
  }
  return 'succeeded';
}

const wrong = (field: string, message: string) => new AppError('invalid_request', message, { field });
const declined = (message: string) => new AppError('card_declined', message);

async function postEvent(url: string, secret: string, event: SandboxEvent): Promise<void> {
  const payload = JSON.stringify(event);
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  const response = await outsideFetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
    body: payload,
  });
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
}
