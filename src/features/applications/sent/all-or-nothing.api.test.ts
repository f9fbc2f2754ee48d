import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#platform/database/database.server.ts';
import { sentApplications, sentDocuments, storedFiles, users } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { shoppers, type Shopper } from '#tests/support/shoppers.ts';

/** Steps of a transaction before the one that fails; none fails where there is no number. */
let left: number | undefined;
/** What happens as a transaction begins, once. */
let meanwhile: (() => Promise<unknown>) | undefined;
const STEPS = new Set<PropertyKey>(['select', 'insert', 'update', 'delete']);

function failing(tx: Database): Database {
  return new Proxy(tx, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]) => {
        if (STEPS.has(name) && left !== undefined && (left -= 1) < 0) throw new Error('the database is gone');
        return (value as (...given: unknown[]) => unknown).apply(target, given);
      };
    },
  });
}

function before(real: Database): Database {
  return new Proxy(real, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (name !== 'transaction') return value;
      return async (work: (tx: Database) => Promise<unknown>) => {
        const happens = meanwhile;
        meanwhile = undefined;
        await happens?.();
        return target.transaction((tx) => work(left === undefined ? tx : failing(tx)));
      };
    },
  });
}

let product: TestProduct;
let me: Shopper;
let paymentId: number;
let id: number;
let resumeId: number;
beforeAll(async () => {
  product = await startTestProduct({ db: before });
  me = await shoppers(product).somebody();
  paymentId = (await shoppers(product).buy(me)).id;
  const create = async (path: string, body: object): Promise<number> =>
    (await product.call(path, { method: 'POST', token: me.token, body })).json.id;
  resumeId = await create('/api/resumes', { templateId: 'modern-1', data: typicalResume() });
  const letterId = await create('/api/cover-letters', {
    templateId: 'professional-1',
    data: typicalLetter(),
  });
  id = await create('/api/applications', { data: { ...typicalApplication(), resumeId, letterId } });
});
afterAll(() => product.close());

const mark = () => product.call(`/api/applications/${id}/sent`, { method: 'POST', token: me.token });
const put = (path: string, body: object) => product.call(path, { method: 'PUT', token: me.token, body });
/** How much is kept, and how many downloads are counted. */
async function kept() {
  const { db } = product.database;
  const counts = [sentApplications, sentDocuments, storedFiles].map((table) => db.$count(table));
  return [...(await Promise.all(counts)), (await shoppers(product).paymentRow(paymentId))?.downloads];
}

test('whatever step of keeping it fails, nothing is kept, and the next try keeps all of it', async () => {
  let failed = 0;
  for (; ; failed += 1) {
    left = failed;
    const { status } = await mark();
    const reached = left < 0;
    left = undefined;
    if (!reached) {
      expect(status).toBe(201);
      break;
    }
    expect(status).toBe(500);
    expect(await kept()).toEqual([0, 0, 0, 0]);
  }
  // The lock, what is there, the payment, five files, three rows, two sums and the downloads.
  expect(failed).toBeGreaterThan(10);
  expect(await kept()).toEqual([1, 2, 5, 2]);
});

test('whoever loses access while it is printed is refused, and nothing is kept', async () => {
  const { db } = product.database;
  const at = await kept();
  const [{ accessUntil } = { accessUntil: null }] = await db
    .select()
    .from(users)
    .where(eq(users.email, me.email));
  const has = (until: Date | null) =>
    db.update(users).set({ accessUntil: until }).where(eq(users.email, me.email));
  meanwhile = () => has(null);
  expect(await mark()).toMatchObject({ status: 403, json: { code: 'subscription_required' } });
  expect(await kept()).toEqual(at);
  await has(accessUntil);
});

test('what was changed while it was printed is not sent as it was before', async () => {
  const changes = [
    () => put(`/api/resumes/${resumeId}`, { data: typicalResume() }),
    () => put(`/api/applications/${id}`, { title: 'Another' }),
    () => product.call(`/api/applications/${id}`, { method: 'DELETE', token: me.token }),
  ];
  const at = await kept();
  for (const change of changes) {
    // Within the editing that a version was kept for, so that saving is no transaction.
    await put(`/api/resumes/${resumeId}`, { title: 'Mine' });
    await put(`/api/applications/${id}`, { title: 'Mine' });
    meanwhile = change;
    expect(await mark()).toMatchObject({ status: 409, json: { code: 'version_conflict' } });
    expect(await kept()).toEqual(at);
  }
});
