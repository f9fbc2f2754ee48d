import { unzipSync } from 'fflate';
import { afterAll, beforeAll } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/** A product with people who have a resume and a letter, and take all of it along. */
export function exportWorld() {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());

  const save = async (token: string, path: string, title: string, data: object) =>
    (await product.call(path, { method: 'POST', token, body: { title, templateId: 'modern-1', data } })).json
      .id;

  return {
    get product() {
      return product;
    },
    save,
    async somebody(email: string) {
      const token = await product.signIn(email);
      const resume = await save(token, '/api/resumes', 'Résumé: "Ops/Lead" ..\\', typicalResume());
      const letter = await save(token, '/api/cover-letters', '///', typicalLetter());
      return { token, resume, letter };
    },
    async exported(token: string) {
      const answer = await product.call('/api/account/export', { token });
      return { answer, files: answer.status === 200 ? unzipSync(answer.bytes) : {} };
    },
  };
}
