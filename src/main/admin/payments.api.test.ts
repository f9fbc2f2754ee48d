import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outbox, payments } from '#platform/database/schema.ts';
import { RefundRefusedError } from '#features/billing/provider.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { readCommandLine, runCommand } from './command-line.ts';
import { RefusedError } from './command.ts';
import { adminCalls } from './testing/admin-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const { admin, asJson, lastLog } = adminCalls(() => product);

type Buyer = { token: string; id: number };

/** Somebody whose payment came on other terms than agreed. */
const inReview = (email: string): Promise<Buyer> =>
  bought(email, '7days', (id) =>
    product.database.db.update(payments).set({ amountCents: 700 }).where(eq(payments.id, id)),
  );

/** Somebody who has paid by a test card; `before` happens between checkout and card. */
async function bought(
  email: string,
  planType = '30days',
  before: (paymentId: number) => PromiseLike<unknown> = () => Promise.resolve(),
): Promise<Buyer> {
  const token = await product.signIn(email);
  const post = (path: string, body?: unknown) => product.call(path, { method: 'POST', token, body });
  const { clientSecret, paymentId } = (await post('/api/create-subscription', { planType })).json;
  await before(paymentId);
  const card = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  await post('/api/sandbox/card', { clientSecret, ...card });
  await post(`/api/payments/${paymentId}/settle`);
  return { token, id: Number(paymentId) };
}
const paymentRow = async (id: number) =>
  (await product.database.db.select().from(payments).where(eq(payments.id, id)))[0];
const mailsTo = async (email: string) =>
  (await product.database.db.select().from(outbox).where(eq(outbox.recipient, email))).map(
    ({ subject }) => subject,
  );
const accessOf = async (token: string) =>
  (await product.call('/api/user/profile', { token })).json.subscriptionStatus;

describe('payments in review', () => {
  test('are listed with what the provider says of them', async () => {
    const { id } = await inReview('listed@example.com');
    const text = await admin('payments', 'review');
    expect(text).toContain(`Payment ${id}: review, $7`);
    expect(text).toContain('complete, paid, 500 cents usd, test mode');
    const [row] = (await asJson('payments', 'review')).filter((row: { id: number }) => row.id === id);
    expect(row).toMatchObject({ amountCents: 700, provider: { paid: true, amountCents: 500 } });
    expect(JSON.stringify(row)).not.toContain('_secret_');
  });

  test('give access once they are approved, which is written into their history and the log', async () => {
    const { token, id } = await inReview('approved@example.com');
    expect(await accessOf(token)).toBe('inactive');
    expect(await admin('payments', 'approve', String(id))).toContain(
      'review -> paid  (operator, 500 cents taken, 700 agreed)',
    );
    expect(await accessOf(token)).toBe('active');
    // The receipt is of what was taken.
    expect(await mailsTo('approved@example.com')).toContain('Your Foothold receipt: $5, 7 Days');
    expect(lastLog()).toMatchObject({ operator: 'olga', paymentId: id, to: 'paid' });
    // Nothing is decided twice.
    await expect(admin('payments', 'cancel', String(id))).rejects.toThrow('it is paid');
    expect(await accessOf(token)).toBe('active');
  });

  test('are canceled only where no money is held, so that none is kept for nothing', async () => {
    const { token, id } = await inReview('canceled@example.com');
    await expect(admin('payments', 'cancel', String(id))).rejects.toThrow('give it back with "refund"');
    // Somebody gives it back at the provider's own desk.
    const row = await paymentRow(id);
    await product.provider.refund(String(row?.paymentIntentRef), 'at the desk');
    const { events } = await asJson('payments', 'cancel', String(id));
    expect(events.at(-1)).toMatchObject({ from: 'review', to: 'canceled', cause: 'operator' });
    expect(await accessOf(token)).toBe('inactive');
    expect(lastLog()).toMatchObject({ operator: 'olga', paymentId: id, to: 'canceled' });
  });

  test('are given back in full, whatever the agreed sum, and give nothing', async () => {
    const { token, id } = await inReview('back@example.com');
    expect(await admin('refund', String(id))).toMatch(
      /review -> refund_pending {2}\(operator\)\n.* refund_pending -> refunded {2}\(operator\)/,
    );
    expect(await accessOf(token)).toBe('inactive');
    expect(await mailsTo('back@example.com')).toContain('Your Foothold refund: $5, 7 Days');
    await expect(admin('payments', 'approve', String(id))).rejects.toThrow('it is refunded');
  });

  test('are not approved while the provider cannot be asked', async () => {
    const { token, id } = await inReview('away@example.com');
    const away = () => Promise.reject(new Error('the network is gone'));
    const asked = readCommandLine(['payments', 'approve', String(id)]);
    if (!asked) throw new Error('the command was not understood');
    const provider = { ...product.provider, checkoutState: away };
    await expect(runCommand({ ...product.settling, provider, operator: 'olga' }, asked)).rejects.toThrow(
      'cannot be asked',
    );
    expect(await accessOf(token)).toBe('inactive');
  });

  test('a payment that is not there is told so', async () => {
    for (const command of ['show', 'approve', 'cancel'])
      await expect(admin('payments', command, '987654')).rejects.toThrow(RefusedError);
    await expect(admin('refund', '987654')).rejects.toThrow(RefusedError);
  });
});

describe('a refund by the operator', () => {
  test('goes back after the seven days too, once, with its mail, its history and the log', async () => {
    const { token, id } = await bought('late@example.com');
    product.clock.advance(8 * 24 * 3600);
    const byButton = await product.call(`/api/account/payments/${id}/refund`, { method: 'POST', token });
    expect(byButton.json.code).toBe('not_refundable');
    const { status, events } = await asJson('refund', String(id));
    expect([status, events.at(-1)]).toEqual(['refunded', expect.objectContaining({ cause: 'operator' })]);
    expect(await accessOf(token)).toBe('inactive');
    expect(lastLog()).toMatchObject({
      event: 'security.admin_command',
      command: 'refund',
      operator: 'olga',
      paymentId: id,
    });
    expect((await asJson('refund', String(id))).events).toEqual(events);
    const refunds = (await mailsTo('late@example.com')).filter((subject) => subject.includes('refund'));
    expect(refunds).toEqual(['Your Foothold refund: $15, 30 Days']);
    const row = await paymentRow(id);
    expect((await product.provider.refundState(String(row?.paymentIntentRef))).refunds).toHaveLength(1);
  });

  test('that the provider refuses changes nothing, and is told', async () => {
    const { token, id } = await bought('refused@example.com');
    const refund = () => Promise.reject(new RefundRefusedError(new Error('no')));
    const asked = readCommandLine(['refund', String(id)]);
    if (!asked) throw new Error('the command was not understood');
    const parts = { ...product.settling, provider: { ...product.provider, refund }, operator: 'olga' };
    await expect(runCommand(parts, asked)).rejects.toThrow(RefusedError);
    expect((await paymentRow(id))?.status).toBe('paid');
    expect(await accessOf(token)).toBe('active');
    expect(await mailsTo('refused@example.com')).not.toContain('Your Foothold refund did not go through');
  });

  test('of a checkout that was never paid is refused', async () => {
    const token = await product.signIn('window-shopper@example.com');
    const body = { planType: '7days' };
    const { json } = await product.call('/api/create-subscription', { method: 'POST', token, body });
    await expect(admin('refund', String(json.paymentId))).rejects.toThrow('cannot be given back');
  });
});
