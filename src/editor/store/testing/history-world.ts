import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { documents, documentVersions, storedTexts, users } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

export const HOUR = 3600;

/** The versions up to this one. */
export const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

/** A product with somebody who is new to each test and has one resume; and what its history is tried with. */
export function historyWorld() {
  let product: TestProduct;
  let token: string;
  let userId: number;
  let id: number;
  let people = 0;
  const email = () => `person-${people}@example.com`;
  beforeAll(async () => {
    product = await startTestProduct();
  });
  afterAll(() => product.close());
  beforeEach(async () => {
    people += 1;
    token = await product.signIn(email());
    const [person] = await product.database.db.select().from(users).where(eq(users.email, email()));
    userId = person?.id ?? 0;
    id = await create();
  });

  const call = (method: string, path: string, body?: unknown) =>
    product.call(path, { method, token, ...(body === undefined ? {} : { body }) });
  const create = async (): Promise<number> =>
    (await call('POST', '/api/resumes', { templateId: 'modern-1', data: {} })).json.id;

  return {
    get product() {
      return product;
    },
    get userId() {
      return userId;
    },
    /** Their resume. */
    get id() {
      return id;
    },
    call,
    create,
    /** Signs the same person in again: a session lasts less long than a history. */
    async signInAgain() {
      token = await product.signIn(email());
    },
    save: (body: object, of = id) => call('PUT', `/api/resumes/${of}`, { cause: 'merge', ...body }),
    name: (version: number, given = 'Mine') =>
      call('PUT', `/api/resumes/${id}/versions/${version}`, { name: given }),
    numbers: async (of = id) =>
      ((await call('GET', `/api/resumes/${of}/versions`)).json as { version: number }[]).map(
        ({ version }) => version,
      ),
    texts: async () =>
      (await product.database.db.select().from(storedTexts).where(eq(storedTexts.userId, userId))).length,

    /** Puts versions there as saves of earlier times left them, of so many bytes each that no database packs. */
    async keepMany(versions: readonly number[], bytes = 10, more: { name?: string } = {}, of = id) {
      const { db } = product.database;
      // One after the other, an hour ago.
      const keptAt = new Date(product.clock.now().getTime() - HOUR * 1000);
      for (const version of versions) {
        const body = { text: randomBytes(Math.ceil((bytes * 3) / 4)).toString('base64') };
        const sha256 = createHash('sha256').update(JSON.stringify(body)).digest('hex');
        await db.insert(storedTexts).values({ userId, sha256, body });
        await db.insert(documentVersions).values({
          ...{ userId, kind: 'resume', documentId: of, version, title: 'Then', templateId: 'modern-1' },
          ...{
            sha256,
            cause: 'edit',
            savedAt: keptAt,
            keptAt: new Date(keptAt.getTime() + version),
            ...more,
          },
        });
      }
      await db
        .update(documents)
        .set({ version: Math.max(...versions) + 1 })
        .where(and(eq(documents.userId, userId), eq(documents.id, of)));
    },
  };
}
