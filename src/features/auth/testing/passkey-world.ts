import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { createAuthenticator } from './software-authenticator.ts';

const ORIGIN = 'https://resumes.example.com';
/** Where the product is, as devices know it. */
export const SITE = { origin: ORIGIN, siteId: 'resumes.example.com' };
const HOUR = 3600;

type Asked = { token?: string; body?: object; origin?: string; method?: string };

/** A product that has passkeys, and the calls around them. */
export function passkeyWorld() {
  let product: TestProduct;
  let people = 0;
  beforeAll(async () => {
    product = await startTestProduct({ env: { PUBLIC_URL: ORIGIN } });
  });
  beforeEach(() => product.clock.advance(HOUR + 1));
  afterAll(() => product.close());

  const newEmail = () => `passkey${(people += 1)}@example.com`;
  const ask = (path: string, { token, body, origin = ORIGIN, method = 'POST' }: Asked = {}) =>
    product.call(path, { method, token, ...(body ? { body } : {}), headers: { Origin: origin } });
  const challengeToAdd = async (token: string) =>
    (await ask('/api/account/passkeys/options', { token })).json.challenge as string;
  return {
    get product() {
      return product;
    },
    newEmail,
    ask,
    list: (token: string | undefined) => product.call('/api/account/passkeys', { token }),
    challengeToAdd,
    challengeToSignIn: async () => (await ask('/api/auth/passkey-options')).json.challenge as string,
    signIn: (body: object) => ask('/api/auth/passkey', { body }),
    /** Somebody who has signed in a moment ago and added a passkey. */
    async somebodyWithPasskey() {
      const email = newEmail();
      const token = await product.signIn(email);
      const device = createAuthenticator(SITE);
      const added = await ask('/api/account/passkeys', {
        token,
        body: device.create(await challengeToAdd(token)),
      });
      expect(added.status).toBe(201);
      return { email, token, device, passkey: added.json };
    },
  };
}
