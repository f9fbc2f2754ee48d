import { afterAll, beforeAll, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const read = (token: string) =>
  product.call('/api/read-back', {
    method: 'POST',
    body: { templateId: 'modern-1', data: typicalResume() },
    token,
  });

test('a call with a limit tells what is left of it, until it is refused and told when to come back', async () => {
  const token = await product.signIn('ana@example.com');
  const first = await read(token);
  expect(first.headers.get('RateLimit-Policy')).toBe('"readings";q=60;w=60');
  expect(first.headers.get('RateLimit')).toBe('"readings";r=59;t=60');
  for (let call = 1; call < 60; call += 1) await read(token);
  for (let call = 0; call < 2; call += 1) {
    const refused = await read(token);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('RateLimit')).toBe('"readings";r=0;t=60');
    expect(refused.headers.get('Retry-After')).toBe('60');
  }
});

test('calls without a limit tell of none', async () => {
  const { headers } = await product.call('/api/config');
  expect([headers.get('RateLimit'), headers.get('RateLimit-Policy')]).toEqual([null, null]);
});

test('what others have left is told nobody: of asking for a code only the own address counts', async () => {
  const body = { email: 'bea@example.com' };
  const { headers } = await product.call('/api/auth/send-otp', { method: 'POST', body });
  expect(headers.get('RateLimit-Policy')).toBe('"codes";q=200;w=3600');
});
