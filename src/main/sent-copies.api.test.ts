import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sentApplications, sentDocuments, storedFiles, users } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { queriesOf } from '#tests/support/sent-queries.ts';
import { shoppers, type Shopper } from '#tests/support/shoppers.ts';
import { readCommandLine, runCommand } from './admin/command-line.ts';
import { keepHouse } from './housekeeping.server.ts';

let product: TestProduct;
let me: Shopper;
let paymentId: number;
let sha256: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
let people = 0;
beforeEach(async () => {
  people += 1;
  product.clock.advance(3601);
  const email = `kept${people}@example.com`;
  me = { email, token: await product.signIn(email) };
  paymentId = (await shoppers(product).buy(me)).id;
  const resumeId = await create('/api/resumes', { templateId: 'modern-1', data: typicalResume() });
  const id = await create('/api/applications', { data: { ...typicalApplication(), resumeId } });
  const sent = await post(`/api/applications/${id}/sent`, { how: 'By mail' });
  sha256 = sent.json.sha256.resume;
});

const post = (path: string, body: object) => product.call(path, { method: 'POST', token: me.token, body });
const create = async (path: string, body: object): Promise<number> => (await post(path, body)).json.id;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

async function exported() {
  const { status, bytes } = await product.call('/api/account/export', { token: me.token });
  expect(status).toBe(200);
  const files = unzipSync(bytes);
  const receipts = JSON.parse(strFromU8(files['sent/receipts.json'] ?? new Uint8Array()));
  return { files, receipts };
}

test('an export holds what was sent, by its hash, also after the plan has ended', async () => {
  product.clock.advance(40 * 24 * 3600);
  me.token = await product.signIn(me.email);
  const { files, receipts } = await exported();
  expect(receipts).toMatchObject([
    {
      ...{ employer: 'Nordlys Energy', how: 'By mail', isWithheld: false },
      documents: [{ kind: 'resume', pdfSha256: sha256, pdf: `sent/${sha256}.pdf` }],
    },
  ]);
  expect(hashOf(files[`sent/${sha256}.pdf`] ?? new Uint8Array())).toBe(sha256);
  const data = (path: string) => JSON.parse(strFromU8(files[path] ?? new Uint8Array()));
  expect(data(receipts[0].data)).toMatchObject({ ad: typicalApplication().ad });
  expect(data(receipts[0].documents[0].data)).toMatchObject({ summary: typicalResume().summary });
});

test('an export leaves out what is withheld, and says so', async () => {
  await shoppers(product).refund(me, paymentId);
  const { files, receipts } = await exported();
  expect(receipts).toMatchObject([{ isWithheld: true, documents: [{ pdfSha256: sha256 }] }]);
  expect(Object.keys(files).filter((path) => path.endsWith('.pdf'))).toEqual([]);
  expect(files[receipts[0].data]).toBeDefined();
});

test('an export asks the database for each further receipt once, where its files are there already', async () => {
  const [first] = (await product.call('/api/sent', { token: me.token })).json;
  const before = await queriesOf(product, exported, 'sent_applications');
  for (const how of ['On their portal', 'Once more'])
    await post(`/api/applications/${first.applicationId}/sent`, { how });
  product.clock.advance(3601);
  let receipts: unknown[] = [];
  const after = await queriesOf(product, async () => ({ receipts } = await exported()), 'sent_applications');
  expect(receipts).toHaveLength(3);
  expect(after - before).toBe(2);
});

test("the operator's export holds it, too", async () => {
  const directory = mkdtempSync(join(tmpdir(), 'foothold-sent-'));
  const folder = join(directory, 'person');
  const asked = readCommandLine(['person', me.email, '--export', folder]);
  if (!asked) throw new Error('the command was not understood');
  await runCommand({ ...product.settling, operator: 'olga' }, asked);
  expect(hashOf(readFileSync(join(folder, `${sha256}.pdf`)))).toBe(sha256);
  expect(readFileSync(join(folder, 'sent-applications.json'), 'utf8')).toContain('Nordlys Energy');
  expect(readFileSync(join(folder, 'sent-documents.json'), 'utf8')).toContain(sha256);
  expect(readdirSync(folder).filter((file) => /^[\da-f]{64}\.json$/.test(file))).toHaveLength(2);
  rmSync(directory, { recursive: true, force: true });
});

test('what a copy of the release before left of an account that it erased goes with the housekeeping', async () => {
  const { db } = product.database;
  const [user] = await db.select().from(users).where(eq(users.email, me.email));
  const userId = user?.id ?? 0;
  const left = () =>
    Promise.all(
      [sentApplications, sentDocuments, storedFiles].map((table) =>
        db.$count(table, eq(table.userId, userId)),
      ),
    );
  await keepHouse(product.settling);
  expect(await left()).toEqual([1, 1, 3]);
  await db.update(users).set({ email: null, phone: null }).where(eq(users.id, userId));
  await keepHouse(product.settling);
  expect(await left()).toEqual([0, 0, 0]);
});
