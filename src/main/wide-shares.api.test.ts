import { afterAll, beforeAll, expect, test } from 'vitest';
import { BodyShares, SHARE_LIMITS } from '#platform/http/body-shares.ts';
import { createShares } from '#platform/http/shares.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/** As good as never filled again, so that no clock decides. */
const ONCE = { ...SHARE_LIMITS, burstBytes: 60_000, bytesPerSecond: 1, maxWaitMs: 20 };

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ shares: createShares({ wideBodies: new BodyShares(ONCE) }) });
});
afterAll(() => product.close());

test.each([
  ['/48', (at: number) => `2001:db8:1:${at}::1`, '2001:db8:2::1', '2001:db8:1:ff::1'],
  ['/24', (at: number) => `203.0.113.${at}`, '198.51.100.1', '203.0.113.200'],
])('a %s has one share, however many networks call from within it', async (_, addressOf, other, signedIn) => {
  const send = (address: string, token?: string) =>
    product.call('/api/contact', {
      ...{ method: 'POST', body: { message: 'x'.repeat(20_000) }, address },
      ...(token !== undefined && { token }),
    });
  const statuses = [];
  for (let at = 1; at <= 5; at += 1) statuses.push((await send(addressOf(at))).status);
  expect(statuses).toEqual([400, 400, 400, 429, 429]);
  expect((await send(other)).status).toBe(400);
  // What strangers take of it is nobody's who is signed in.
  const token = await product.signIn('ana@example.com');
  const body = { title: 'x'.repeat(20_000), templateId: 'modern-1', data: {} };
  const saved = await product.call('/api/resumes', { method: 'POST', body, token, address: signedIn });
  expect(saved.status).toBe(400);
});
