import { afterAll, beforeAll, beforeEach } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

export const resume = { kind: 'resume', templateId: 'modern-1', data: typicalResume() };
export const letter = { kind: 'letter', templateId: 'professional-1', data: typicalLetter() };
export const newKey = () => crypto.randomUUID();

/** A product with somebody new for each test, and how they keep drafts and find them. */
export function draftWorld() {
  let product: TestProduct;
  let token: string;
  let stranger: string;
  let people = 0;
  const email = () => `person-${people}@example.com`;
  beforeAll(async () => {
    product = await startTestProduct();
    stranger = await product.signIn('stranger@example.com');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    people += 1;
    token = await product.signIn(email());
  });

  const get = (key = '', as = token) =>
    product.call(key === '' ? '/api/drafts' : `/api/drafts/${key}`, { token: as });
  return {
    get product() {
      return product;
    },
    get token() {
      return token;
    },
    /** Somebody else. */
    get stranger() {
      return stranger;
    },
    email,
    keep: (key: string, draft: object, as = token) =>
      product.call(`/api/drafts/${key}`, { method: 'PUT', token: as, body: draft }),
    get,
    keys: async () => ((await get()).json as { key: string }[]).map(({ key }) => key),
  };
}
