import { afterAll, beforeAll, expect, test } from 'vitest';
import { createShares } from '#platform/http/shares.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

const shares = createShares();
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ shares });
});
afterAll(() => product.close());

test('a session has a turn of its own once it was let in, and until it is over', async () => {
  const token = await product.signIn('ana@example.com');
  const personOf = () => shares.callers.personOf(`Bearer ${token}`);
  expect(await product.call('/api/user/profile', { token })).toMatchObject({ status: 200 });
  expect(personOf()).toMatch(/^user \d+$/);
  const madeUp = 'x'.repeat(43);
  expect(await product.call('/api/user/profile', { token: madeUp })).toMatchObject({ status: 401 });
  expect(shares.callers.personOf(`Bearer ${madeUp}`)).toBeUndefined();
  await product.call('/api/auth/logout', { method: 'POST', token });
  expect(await product.call('/api/user/profile', { token })).toMatchObject({ status: 401 });
  expect(personOf()).toBeUndefined();
});
