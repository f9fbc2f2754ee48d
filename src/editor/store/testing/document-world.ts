import { afterAll, beforeAll } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/** What holds for each kind of documents alike. */
export const KINDS = [
  {
    path: '/api/resumes',
    noun: 'resumes',
    templateId: 'modern-1',
    other: 'creative-2',
    data: typicalResume(),
    asciiName: /-Resume\.pdf"/,
  },
  {
    path: '/api/cover-letters',
    noun: 'cover letters',
    templateId: 'professional-1',
    other: 'tech-1',
    data: typicalLetter(),
    asciiName: /-Cover-Letter\.pdf"/,
  },
];

/** A product with two people, and how one of them saves documents of a kind. */
export function documentWorld() {
  let product: TestProduct;
  let ana: string;
  let ben: string;
  beforeAll(async () => {
    product = await startTestProduct();
    ana = await product.signIn('ana@example.com');
    ben = await product.signIn('ben@example.com');
  });
  afterAll(() => product.close());
  return {
    get product() {
      return product;
    },
    get ana() {
      return ana;
    },
    get ben() {
      return ben;
    },
    callsOf({ path, templateId, data }: Pick<(typeof KINDS)[number], 'path' | 'templateId' | 'data'>) {
      const post = (body: unknown, token: string | undefined = ana) =>
        product.call(path, { method: 'POST', body, token });
      return {
        post,
        put: (id: unknown, body: unknown, token = ana) =>
          product.call(`${path}/${id}`, { method: 'PUT', body, token }),
        create: async (title = 'One of mine') =>
          (await post({ title, templateId, data })).json as { id: number; version: number },
      };
    },
  };
}
