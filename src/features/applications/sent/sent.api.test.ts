import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentApplications, sentDocuments, storedFiles } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { shoppers, type Bought, type Shopper } from '#tests/support/shoppers.ts';
import { sentReceiptSchema, wholeSentSchema, type SentReceipt } from './contract.ts';

let product: TestProduct;
let me: Shopper;
let bought: Bought;
let stranger: Shopper;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
let people = 0;
beforeEach(async () => {
  people += 1;
  product.clock.advance(3601);
  const email = `sender${people}@example.com`;
  me = { email, token: await product.signIn(email) };
  bought = await shoppers(product).buy(me);
  const other = `stranger${people}@example.com`;
  stranger = { email: other, token: await product.signIn(other) };
  await product.grantAccess(other, 7);
});

const DAY = 24 * 3600;
const call = (method: string, path: string, body?: unknown, as = me) =>
  product.call(`/api${path}`, { method, token: as.token, ...(body === undefined ? {} : { body }) });
const create = async (path: string, body: object, as = me): Promise<number> => {
  const { status, json } = await call('POST', path, body, as);
  expect(status).toBe(201);
  return json.id;
};
const newResume = () => create('/resumes', { templateId: 'modern-1', data: typicalResume() });
const newLetter = () => create('/cover-letters', { templateId: 'professional-1', data: typicalLetter() });
const newApplication = (data: object) =>
  create('/applications', { data: { ...typicalApplication(), ...data } });
const mark = (id: number, body?: object, as = me) => call('POST', `/applications/${id}/sent`, body, as);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const receipts = async (id: number): Promise<SentReceipt[]> =>
  sentReceiptSchema
    .strict()
    .array()
    .parse((await call('GET', `/applications/${id}/sent`)).json);
const everything = async () => (await call('GET', '/sent')).json as SentReceipt[];
const today = () => product.clock.now().toISOString().slice(0, 10);
const filesOf = async (as: Shopper) => {
  const { id } = (await call('GET', '/user/profile', undefined, as)).json;
  return product.database.db
    .select()
    .from(storedFiles)
    .where(eq(storedFiles.userId, Number(id)));
};

/** An application with both, sent. */
async function sent() {
  const [resumeId, letterId] = [await newResume(), await newLetter()];
  const id = await newApplication({ resumeId, letterId });
  const { status, json } = await mark(id, { how: 'On their portal' });
  expect(status).toBe(201);
  const at = `/applications/${id}/sent/${json.id}`;
  return { id, resumeId, letterId, sentId: Number(json.id), sha: json.sha256, at };
}

describe('marking as sent', () => {
  test('keeps the very PDFs that a download gives at that moment, by their hashes', async () => {
    const { id, resumeId, letterId, sentId, sha, at } = await sent();
    const downloads = [
      (await call('GET', `/resumes/${resumeId}/download`)).bytes,
      (await call('GET', `/cover-letters/${letterId}/download`)).bytes,
    ];
    expect(sha).toEqual({ resume: sha256(downloads[0]!), letter: sha256(downloads[1]!) });
    for (const what of ['resume', 'letter'] as const) {
      const { status, headers, bytes } = await call('GET', `${at}/${what}.pdf`);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('application/pdf');
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="Ana-Silva-\S+\.pdf"/);
      expect(sha256(bytes)).toBe(sha[what]);
    }
    expect(await receipts(id)).toEqual([
      {
        ...{ id: sentId, applicationId: id, sentOn: today(), how: 'On their portal', sha256: sha },
        ...{
          title: 'Staff Engineer – Nordlys Energy',
          employer: 'Nordlys Energy',
          position: 'Staff Engineer',
        },
        ...{ createdAt: product.clock.now().toISOString(), isWithheld: false },
        resume: expect.objectContaining({
          documentId: resumeId,
          version: 1,
          templateId: 'modern-1',
          sha256: sha.resume,
        }),
        letter: expect.objectContaining({
          documentId: letterId,
          templateId: 'professional-1',
          size: downloads[1]!.length,
        }),
      },
    ]);
    expect((await call('GET', '/applications')).json).toMatchObject([{ id, sentOn: today() }]);
  });

  test('keeps the ad, the data and the template, whatever becomes of them', async () => {
    const { id, resumeId, letterId, sha, at } = await sent();
    await call('PUT', `/applications/${id}`, { data: { ad: 'Another ad', resumeId: null, letterId } });
    await call('PUT', `/resumes/${resumeId}`, { templateId: 'creative-2', data: {} });
    await call('PUT', `/cover-letters/${letterId}`, { data: {} });
    const whole = wholeSentSchema.strict().parse((await call('GET', at)).json);
    expect(whole.ad).toBe(typicalApplication().ad);
    expect(whole.data.resume).toMatchObject({ ...typicalResume() });
    expect(whole.data.letter).toMatchObject({ ...typicalLetter() });
    expect(whole.data.application).toMatchObject({ ...typicalApplication(), resumeId, letterId });
    expect(whole.resume?.templateId).toBe('modern-1');
    expect(sha256((await call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
    // Sent once more, it is something else, and both are there.
    const again = await mark(id, { sentOn: '2020-01-31' });
    expect(again.status).toBe(201);
    expect(again.json.sha256).toMatchObject({ resume: null });
    expect((await receipts(id)).map(({ sentOn }) => sentOn)).toEqual([today(), '2020-01-31']);
  });

  test('of the same twice keeps each file once', async () => {
    const { id } = await sent();
    expect(await filesOf(me)).toHaveLength(5);
    expect((await mark(id)).status).toBe(201);
    expect(await filesOf(me)).toHaveLength(5);
    expect(await receipts(id)).toHaveLength(2);
  });

  test('sent again with its key, or twice at once, is one', async () => {
    const id = await newApplication({ letterId: await newLetter() });
    const send = () =>
      product.call(`/api/applications/${id}/sent`, {
        ...{ method: 'POST', token: me.token },
        headers: { 'Idempotency-Key': '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a' },
      });
    const answers = [...(await Promise.all([send(), send()])), await send()];
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await receipts(id)).toHaveLength(1);
  });

  test('is refused where there is neither resume nor letter, also where they were deleted, naming the field', async () => {
    const resumeId = await newResume();
    const ids = [await newApplication({}), await newApplication({ resumeId })];
    await call('DELETE', `/resumes/${resumeId}`);
    for (const id of ids)
      expect(await mark(id)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', field: 'data.resumeId' },
      });
    expect(await filesOf(me)).toEqual([]);
  });

  test('is refused for a day to come, one that is none, and words that are none', async () => {
    const id = await newApplication({ letterId: await newLetter() });
    const ahead = new Date(product.clock.now().getTime() + 3 * DAY * 1000).toISOString().slice(0, 10);
    for (const body of [{ sentOn: ahead }, { sentOn: '2026-02-30' }, { sentOn: '' }])
      expect(await mark(id, body)).toMatchObject({ status: 400, json: { field: 'sentOn' } });
    expect(await mark(id, { how: 'x'.repeat(201) })).toMatchObject({ status: 400, json: { field: 'how' } });
    expect(await everything()).toEqual([]);
  });

  test('needs a plan', async () => {
    const email = `free${people}@example.com`;
    const free = { email, token: await product.signIn(email) };
    const letterId = await create(
      '/cover-letters',
      { templateId: 'professional-1', data: typicalLetter() },
      free,
    );
    const id = await create('/applications', { data: { letterId } }, free);
    expect(await mark(id, {}, free)).toMatchObject({ status: 403, json: { code: 'subscription_required' } });
    expect(await filesOf(free)).toEqual([]);
  });

  test('is refused where the account has no room for it, and leaves nothing', async () => {
    const id = await newApplication({ letterId: await newLetter() });
    const { db } = product.database;
    const userId = Number((await call('GET', '/user/profile')).json.id);
    // The size counts, not what stands there.
    await db
      .insert(storedFiles)
      .values({ userId, sha256: 'full', size: 200 * 1024 * 1024, bytes: new Uint8Array() });
    expect(await mark(id)).toMatchObject({ status: 409, json: { code: 'storage_full' } });
    expect(await everything()).toEqual([]);
    expect(await filesOf(me)).toHaveLength(1);
    await db.delete(storedFiles).where(eq(storedFiles.sha256, 'full'));
    expect((await mark(id)).status).toBe(201);
  });

  test('counts as downloads of what it prints', async () => {
    await sent();
    expect(await shoppers(product).paymentRow(bought.id)).toMatchObject({ downloads: 2 });
  });
});

describe('what was sent', () => {
  test('stays when the application, the resume and the letter are deleted, and is listed among all', async () => {
    const { id, resumeId, letterId, sentId, sha, at } = await sent();
    await call('DELETE', `/applications/${id}`);
    await call('DELETE', `/resumes/${resumeId}`);
    await call('DELETE', `/cover-letters/${letterId}`);
    expect(await everything()).toMatchObject([
      { id: sentId, applicationId: id, title: 'Staff Engineer – Nordlys Energy', employer: 'Nordlys Energy' },
    ]);
    expect(await receipts(id)).toHaveLength(1);
    expect((await call('GET', at)).json.data.resume).toMatchObject({ summary: typicalResume().summary });
    for (const what of ['resume', 'letter'])
      expect(sha256((await call('GET', `${at}/${what}.pdf`)).bytes)).toBe(sha[what]);
  });

  test('is handed out after the plan has ended', async () => {
    const { id, sha, at } = await sent();
    product.clock.advance(40 * DAY);
    me.token = await product.signIn(me.email);
    expect((await mark(id)).status).toBe(403);
    expect(sha256((await call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
    expect(await everything()).toMatchObject([{ isWithheld: false }]);
  });

  test('is withheld once the money went back, with its receipt, until there is access again', async () => {
    const { id, sha, at } = await sent();
    expect((await shoppers(product).refund(me, bought.id)).status).toBe(200);
    for (const what of ['resume', 'letter'])
      expect(await call('GET', `${at}/${what}.pdf`)).toMatchObject({
        ...{ status: 403, json: { code: 'subscription_required' } },
      });
    expect(await receipts(id)).toMatchObject([{ sha256: sha, isWithheld: true }]);
    expect((await call('GET', at)).json.ad).toBe(typicalApplication().ad);
    await shoppers(product).buy(me);
    expect(sha256((await call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
    expect(await receipts(id)).toMatchObject([{ isWithheld: false }]);
    // What was bought since does not make up for it for ever: that ends, and the money of then is still back.
    product.clock.advance(40 * DAY);
    me.token = await product.signIn(me.email);
    expect((await call('GET', `${at}/resume.pdf`)).status).toBe(403);
  });

  test('is withheld while a dispute is open, and handed out once it is won', async () => {
    const { at, sha } = await sent();
    const move = (status: string) =>
      product.database.db.execute(`update payments set status = '${status}' where id = ${bought.id}`);
    const end = (until: string) =>
      product.database.db.execute(`update users set access_until = ${until} where email = '${me.email}'`);
    await move('disputed');
    await end('null');
    expect((await call('GET', `${at}/resume.pdf`)).status).toBe(403);
    await move('paid');
    expect(sha256((await call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
  });

  test('is deleted with what nothing else refers to, and nothing more', async () => {
    const { id, sentId, at } = await sent();
    const second = (await mark(id)).json.id;
    expect((await call('DELETE', at)).status).toBe(204);
    expect((await receipts(id)).map((receipt) => receipt.id)).toEqual([second]);
    expect(await filesOf(me)).toHaveLength(5);
    expect((await call('GET', `/applications/${id}/sent/${second}/letter.pdf`)).status).toBe(200);
    expect((await call('DELETE', `/applications/${id}/sent/${second}`)).status).toBe(204);
    expect(await filesOf(me)).toEqual([]);
    expect(
      await product.database.db.select().from(sentDocuments).where(eq(sentDocuments.sentId, sentId)),
    ).toEqual([]);
    for (const [method, path] of [
      ['GET', at],
      ['DELETE', at],
      ['GET', `${at}/resume.pdf`],
    ] as const)
      expect(await call(method, path)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect(await receipts(id)).toEqual([]);
  });

  test('is there for nobody else, nor under another application', async () => {
    const { id, sentId, at } = await sent();
    const other = await newApplication({});
    const paths = ['', '/resume.pdf', '/letter.pdf'];
    for (const path of paths) {
      expect(await call('GET', `${at}${path}`, undefined, stranger)).toMatchObject({ status: 404 });
      expect(await call('GET', `/applications/${other}/sent/${sentId}${path}`)).toMatchObject({
        status: 404,
      });
    }
    expect((await call('DELETE', at, undefined, stranger)).status).toBe(404);
    expect((await call('GET', `/applications/${id}/sent`, undefined, stranger)).status).toBe(404);
    expect((await mark(id, {}, stranger)).status).toBe(404);
    expect((await call('GET', '/sent', undefined, stranger)).json).toEqual([]);
    expect(await everything()).toHaveLength(1);
  });

  test('of one without a letter has no letter', async () => {
    const id = await newApplication({ resumeId: await newResume() });
    const { json } = await mark(id);
    expect(json.sha256.letter).toBeNull();
    expect(await call('GET', `/applications/${id}/sent/${json.id}/letter.pdf`)).toMatchObject({
      status: 404,
    });
    expect((await call('GET', `/applications/${id}/sent/${json.id}`)).json.data.letter).toBeNull();
  });
});

test('an application that there is none of has nothing that was sent: 404; one that was never sent has none', async () => {
  expect((await call('GET', '/applications/999999/sent')).status).toBe(404);
  expect((await mark(999_999)).status).toBe(404);
  expect(await receipts(await newApplication({}))).toEqual([]);
  expect(
    await product.database.db.$count(sentApplications, eq(sentApplications.applicationId, 999_999)),
  ).toBe(0);
});
