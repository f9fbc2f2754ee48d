import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { outbox, paymentEvents, payments } from '#platform/database/schema.ts';
import type { Answer, TestProduct } from './product.ts';

export type Shopper = { email: string; token: string };
export type Bought = { id: number; paymentIntent: string };

export const GOOD_CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

/** People who buy, and what can be seen of it afterwards. */
export function shoppers(product: TestProduct) {
  const { database, clock } = product;
  const { db } = database;
  let people = 0;
  let events = 0;
  const post = (path: string, token: string, body?: unknown) =>
    product.call(path, { method: 'POST', token, body });
  const paymentRow = async (id: number) => (await db.select().from(payments).where(eq(payments.id, id)))[0];
  return {
    paymentRow,
    async somebody(): Promise<Shopper> {
      const email = `shopper${(people += 1)}@example.com`;
      return { email, token: await product.signIn(email) };
    },
    /** Begins a checkout and pays it; it is not settled yet. */
    async pay({ token }: Shopper, planType = '30days'): Promise<{ id: number; sessionRef: string }> {
      const { json } = await post('/api/create-subscription', token, { planType });
      const { clientSecret, paymentId } = json;
      await post('/api/sandbox/card', token, { clientSecret, ...GOOD_CARD });
      return { id: paymentId, sessionRef: String(clientSecret.split('_secret_')[0]) };
    },
    async buy(shopper: Shopper, planType = '30days'): Promise<Bought> {
      const { id } = await this.pay(shopper, planType);
      await post(`/api/payments/${id}/settle`, shopper.token);
      return { id, paymentIntent: String((await paymentRow(id))?.paymentIntentRef) };
    },
    refund: ({ token }: Shopper, id: unknown) => post(`/api/account/payments/${id}/refund`, token),
    listed: async ({ token }: Shopper): Promise<Answer['json']> =>
      (await product.call('/api/account/payments', { token })).json,
    async daysLeft({ token }: Shopper): Promise<number> {
      const { json } = await product.call('/api/user/profile', { token });
      if (json.subscriptionStatus !== 'active') return 0;
      return Math.round((Date.parse(json.subscriptionExpiresAt) - clock.now().getTime()) / 86_400_000);
    },
    async mailsTo({ email }: Shopper): Promise<string[]> {
      const mails = await db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id);
      return mails.map(({ subject }) => subject);
    },
    moves: async (id: number) =>
      (await db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id))).map(
        ({ toStatus }) => toStatus,
      ),
    /** The provider's webhook, signed by the `stripe` package itself. */
    async deliver(type: string, object: object): Promise<number> {
      const id = `evt_shopper_${(events += 1)}`;
      const payload = JSON.stringify({ id, object: 'event', type, data: { object } });
      const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: product.webhookSecret });
      const headers = { 'Stripe-Signature': signature };
      const answer = await product.call('/api/webhooks/stripe', { method: 'POST', raw: payload, headers });
      return answer.status;
    },
  };
}
