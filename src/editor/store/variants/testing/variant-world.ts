import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

export const sample = typicalResume();
type Data = typeof sample;

export const withPhone = (phone: string, data: Data = sample) => ({
  ...data,
  personalInfo: { ...data.personalInfo, phone },
});
export const withSummary = (summary: string, data: Data = sample) => ({ ...data, summary });

/** A product with somebody new for each test, who may tailor resumes, and the calls that they make. */
export function variantWorld() {
  let product: TestProduct;
  let token: string;
  let stranger: string;
  let people = 0;
  beforeAll(async () => {
    product = await startTestProduct();
    stranger = await product.signIn('stranger@example.com');
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    people += 1;
    const email = `person-${people}@example.com`;
    token = await product.signIn(email);
    await product.grantAccess(email, 30);
  });

  const call = (method: string, at: string, body?: unknown, as = token) =>
    product.call(`/api/resumes${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
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
    call,
    async create(title = 'Base', data: object = sample, as = token): Promise<number> {
      return (await call('POST', '', { title, templateId: 'modern-1', data }, as)).json.id;
    },
    async tailor(id: number, body: object = {}): Promise<number> {
      const answer = await call('POST', `/${id}/variants`, body);
      expect(answer.status).toBe(201);
      return answer.json.id;
    },
    async read(id: number) {
      const answer = await call('GET', `/${id}`);
      expect(answer.status).toBe(200);
      return answer.json;
    },
    async save(id: number, data: object, more: object = {}) {
      const answer = await call('PUT', `/${id}`, { data, ...more });
      expect(answer.status).toBe(200);
      return answer.json as { version: number };
    },
    async versions(id: number) {
      return (await call('GET', `/${id}/versions`)).json as { version: number; cause: string }[];
    },
  };
}
