import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/* Calls of one account at the very moment at which its sessions end: afterwards none of them is anybody's way in. */

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());

const ROUNDS = 8;
const get = (token: string, path = '/api/user/profile') => product.call(path, { token });

test('signing out everywhere beside twenty calls ends every session, and no call makes one', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `race-${round}@example.com`;
    const [one, other] = [await product.signIn(email), await product.signIn(email)];
    const calls = Array.from({ length: 20 }, (_, at) =>
      at % 2 === 0
        ? get(other)
        : product.call('/api/resumes', {
            method: 'POST',
            token: other,
            body: { templateId: 'modern-1', data: {} },
          }),
    );
    const ended = product.call('/api/account/sign-out-everywhere', { method: 'POST', token: one });
    const answers = await Promise.all([...calls, ended]);
    // Each was before or after it, and never in between.
    for (const { status } of answers) expect([200, 201, 204, 401]).toContain(status);
    expect((await get(one)).status).toBe(401);
    expect((await get(other)).status).toBe(401);
    const back = await product.signIn(email);
    const sessions = (await get(back, '/api/account/sessions')).json as unknown[];
    expect(sessions).toHaveLength(1);
  }
});

test('one code that is typed twice at once signs in once', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const email = `code-${round}@example.com`;
    await product.call('/api/auth/send-otp', { method: 'POST', body: { email } });
    const body = { email, code: await product.lastCode(email) };
    const verify = () => product.call('/api/auth/verify-otp', { method: 'POST', body });
    const answers = await Promise.all([verify(), verify(), verify()]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  }
});
