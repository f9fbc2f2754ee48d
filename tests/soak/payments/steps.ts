import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { requestRefund } from '#features/billing/refunds/request-refund.server.ts';
import { payments } from '#platform/database/schema.ts';
import type { TestProduct } from '#tests/support/product.ts';
import type { Random } from '#tests/support/seeded-random.ts';
import type { Story, World } from './world.ts';

const MINUTE = 60;
const PLAN_IDS = ['7days', '30days', '1year'] as const;
const CARDS = [
  { cardNumber: '4242 4242 4242 4242' },
  { cardNumber: '4242 4242 4242 4242' },
  { cardNumber: '4000 0000 0000 0002' },
  { cardNumber: '4000 0000 0000 9995' },
  { cardNumber: '4000 0025 0000 3155', confirmation: 'approved' },
  { cardNumber: '4000 0025 0000 3155', confirmation: 'refused' },
] as const;

export type Step = (world: World, story: Story, random: Random) => Promise<unknown>;

const choosePlan: Step = async ({ product }, { token, tabs }, random) => {
  const tab = random.whole(tabs.length);
  const planType = random.pick(PLAN_IDS);
  const answer = await product.call('/api/create-subscription', {
    method: 'POST',
    token,
    body: { planType },
  });
  if (answer.status === 200) tabs[tab] = answer.json;
};

const pay: Step = async ({ product }, { token, tabs, events }, random) => {
  const { clientSecret } = tabs[random.whole(tabs.length)] ?? {};
  const body = { clientSecret, expiry: '12/99', cvc: '123', ...random.pick(CARDS) };
  const webhookIsLost = random.next() < 0.3;
  if (clientSecret === undefined) return;
  const answer = await product.call('/api/sandbox/card', { method: 'POST', token, body });
  if (answer.json.status !== 'succeeded' || webhookIsLost) return;
  const id = String(clientSecret.split('_secret_')[0]);
  events.push({ type: 'checkout.session.completed', object: { id, object: 'checkout.session' } });
};

const comeBack: Step = async ({ product }, { token, tabs }, random) => {
  const { paymentId } = tabs[random.whole(tabs.length)] ?? {};
  if (paymentId !== undefined)
    await product.call(`/api/payments/${paymentId}/settle`, { method: 'POST', token });
};

/** The account's button. Two tabs may press it, and an operator's command may come in between. */
const askForRefund: Step = async ({ product }, story, random) => {
  const mine = await paidPayments(product, story);
  const payment = mine[random.whole(Math.max(1, mine.length))];
  const byOperator = random.next() < 0.3;
  if (!payment) return;
  if (byOperator) await requestRefund(product.settling, payment, 'operator').catch(() => undefined);
  else
    await product.call(`/api/account/payments/${payment.id}/refund`, { method: 'POST', token: story.token });
};

/** What banks do with money that has arrived; its webhook may be lost for good. */
const bankActs: Step = async ({ product, desk }, story, random) => {
  const mine = await paidPayments(product, story);
  const ref = mine[random.whole(Math.max(1, mine.length))]?.paymentIntentRef;
  const [dispute, webhookIsLost] = [random.next() < 0.5, random.next() < 0.5];
  const [refundStatus, disputeStatus] = [
    random.pick(['pending', 'failed', 'succeeded'] as const),
    random.pick(['needs_response', 'lost', 'won', 'warning_needs_response'] as const),
  ];
  if (!ref) return;
  const refunds = await desk.refundsOf(ref);
  // A refund that failed is over, and the bank disputes nothing that went back.
  const undecided = refunds.some(({ status }) => status !== 'failed');
  if (dispute ? undecided : !undecided || refunds.length > 1) return;
  const act = dispute ? desk.setDispute(ref, disputeStatus) : desk.setRefunds(ref, refundStatus);
  const { type, data } = await act;
  if (!webhookIsLost) story.events.push({ type, object: data.object });
};

/** The person's payments whose money has arrived, as the product knows them. */
async function paidPayments({ database }: TestProduct, { userId }: Story) {
  const rows = await database.db.select().from(payments).where(eq(payments.userId, userId));
  return rows.filter(({ paymentIntentRef }) => paymentIntentRef !== null);
}

/** Any of the events on their way, in any order; an event that was not acknowledged, or is sent twice, stays. */
const deliverEvent: Step = async ({ product }, { events }, random) => {
  const event = events[random.whole(Math.max(1, events.length))];
  const sentTwice = random.next() < 0.4;
  if (!event) return;
  const { type, object } = event;
  // The id is not in the provider's list: each webhook is news to the product.
  const id = `evt_${events.length}_${random.next()}`;
  const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: product.webhookSecret });
  const headers = { 'Stripe-Signature': signature };
  const answer = await product.call('/api/webhooks/stripe', { method: 'POST', raw: payload, headers });
  const now = events.indexOf(event);
  if (answer.status === 204 && !sentTwice && now >= 0) events.splice(now, 1);
};

const loseEvent: Step = async (_world, { events }, random) => {
  events.splice(random.whole(Math.max(1, events.length)), 1);
};

export const lookAfter: Step = async ({ product }) => {
  product.clock.advance(3 * MINUTE);
  await product.reconcile().catch(() => undefined);
};

const wait: Step = async ({ product }, _story, random) => product.clock.advance(random.whole(90 * MINUTE));

/** Longer than a checkout can be paid. */
export const waitADay: Step = async ({ product }) => product.clock.advance(25 * 60 * MINUTE);

export const STEPS_OF_ONE = [
  ...([choosePlan, choosePlan, pay, pay, pay, comeBack] as const),
  ...([askForRefund, askForRefund, deliverEvent, deliverEvent, deliverEvent] as const),
] as const;
export const STEPS_OF_ALL = [bankActs, bankActs, loseEvent, lookAfter, wait, waitADay] as const;
