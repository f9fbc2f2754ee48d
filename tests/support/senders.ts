import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sentReceiptSchema, type SentReceipt } from '#features/applications/sent/contract.ts';
import { storedFiles } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import type { TestProduct } from './product.ts';
import { shoppers, type Bought, type Shopper } from './shoppers.ts';

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

let people = 0;

/** Somebody who marks applications as sent, by their calls; `shopper` can be signed in again. */
export async function sender(product: TestProduct) {
  people += 1;
  product.clock.advance(3601);
  const email = `sender${people}@example.com`;
  const shopper: Shopper = { email, token: await product.signIn(email) };
  const call = (method: string, path: string, body?: unknown) =>
    product.call(`/api${path}`, { method, token: shopper.token, ...(body === undefined ? {} : { body }) });
  const create = async (path: string, body: object): Promise<number> => {
    const { status, json } = await call('POST', path, body);
    expect(status).toBe(201);
    return json.id;
  };
  const newResume = () => create('/resumes', { templateId: 'modern-1', data: typicalResume() });
  const newLetter = () => create('/cover-letters', { templateId: 'professional-1', data: typicalLetter() });
  const newApplication = (data: object) =>
    create('/applications', { data: { ...typicalApplication(), ...data } });
  const mark = (id: number, body?: object) => call('POST', `/applications/${id}/sent`, body);
  return {
    ...{ shopper, call, create, newResume, newLetter, newApplication, mark },
    buy: (): Promise<Bought> => shoppers(product).buy(shopper),
    receipts: async (id: number): Promise<SentReceipt[]> =>
      sentReceiptSchema
        .strict()
        .array()
        .parse((await call('GET', `/applications/${id}/sent`)).json),
    everything: async (): Promise<SentReceipt[]> => (await call('GET', '/sent')).json,
    files: async () => {
      const { id } = (await call('GET', '/user/profile')).json;
      return product.database.db
        .select()
        .from(storedFiles)
        .where(eq(storedFiles.userId, Number(id)));
    },
    /** An application with both, sent. */
    async sent() {
      const [resumeId, letterId] = [await newResume(), await newLetter()];
      const id = await newApplication({ resumeId, letterId });
      const { status, json } = await mark(id, { how: 'On their portal' });
      expect(status).toBe(201);
      const at = `/applications/${id}/sent/${json.id}`;
      return { id, resumeId, letterId, sentId: Number(json.id), sha: json.sha256, at };
    },
  };
}
export type Sender = Awaited<ReturnType<typeof sender>>;
