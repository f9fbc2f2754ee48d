import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payments } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { inOneLine, readBack } from '#tests/support/read-back.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({
    env: { SELLER_NAME: 'Fuß & Halt "GmbH"', POSTAL_ADDRESS: '12 Harbor Street, Portland' },
  });
});
afterAll(() => product.close());

const CARD = { cardNumber: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };

async function buy(token: string): Promise<number> {
  const body = { planType: '30days' };
  const { json } = await product.call('/api/create-subscription', { method: 'POST', body, token });
  const { clientSecret, paymentId } = json;
  await product.call('/api/sandbox/card', { method: 'POST', body: { clientSecret, ...CARD }, token });
  await product.call(`/api/payments/${paymentId}/settle`, { method: 'POST', token });
  return paymentId;
}
const receipt = (token: string | undefined, id: number) =>
  product.call(`/api/account/payments/${id}/receipt`, { token });
const textOf = async (bytes: Uint8Array) => inOneLine((await readBack(bytes, 'pdftotext -raw')).join('\n'));

test('a receipt names seller, buyer, plan, sum, tax and day, and that no money moved', async () => {
  const token = await product.signIn('buyer@example.com');
  const id = await buy(token);
  const answer = await receipt(token, id);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('application/pdf');
  expect(answer.headers.get('Content-Disposition')).toContain(`filename="Fuss-Halt-GmbH-Receipt-${id}.pdf"`);
  const text = await textOf(answer.bytes);
  for (const said of [
    'Fuß & Halt "GmbH"',
    'support@foothold.example',
    '12 Harbor Street, Portland',
    'buyer@example.com',
    '30 Days',
    '$15.00',
    'Tax $0.00',
    'November 21, 2026',
    'Test mode: no money moved.',
    `Payment number ${id}`,
  ]) {
    expect(text).toContain(said);
  }
});

test('after a refund the receipt says so', async () => {
  const token = await product.signIn('refunded@example.com');
  const id = await buy(token);
  await product.call(`/api/account/payments/${id}/refund`, { method: 'POST', token });
  expect(await textOf((await receipt(token, id)).bytes)).toContain('Refunded in full on November 21, 2026');
});

test('there is no receipt for what was not paid, for payments of others, or without signing in', async () => {
  const token = await product.signIn('owner@example.com');
  const id = await buy(token);
  expect((await receipt(await product.signIn('stranger@example.com'), id)).status).toBe(404);
  expect((await receipt(undefined, id)).status).toBe(401);
  await product.database.db.update(payments).set({ paidAt: null }).where(eq(payments.id, id));
  expect((await receipt(token, id)).status).toBe(404);
});
