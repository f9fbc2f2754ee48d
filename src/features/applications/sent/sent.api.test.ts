import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentApplications, storedFiles } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sender, sha256, type Sender } from '#tests/support/senders.ts';
import { shoppers, type Bought } from '#tests/support/shoppers.ts';
import { wholeSentSchema } from './contract.ts';

let product: TestProduct;
let me: Sender;
let bought: Bought;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  me = await sender(product);
  bought = await me.buy();
});

const DAY = 24 * 3600;
const today = () => product.clock.now().toISOString().slice(0, 10);

describe('marking as sent', () => {
  test('keeps the very PDFs that a download gives at that moment, by their hashes', async () => {
    const { id, resumeId, letterId, sentId, sha, at } = await me.sent();
    const downloads = [
      (await me.call('GET', `/resumes/${resumeId}/download`)).bytes,
      (await me.call('GET', `/cover-letters/${letterId}/download`)).bytes,
    ];
    expect(sha).toEqual({ resume: sha256(downloads[0]!), letter: sha256(downloads[1]!) });
    for (const what of ['resume', 'letter'] as const) {
      const { status, headers, bytes } = await me.call('GET', `${at}/${what}.pdf`);
      expect(status).toBe(200);
      expect(headers.get('Content-Type')).toBe('application/pdf');
      expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="Ana-Silva-\S+\.pdf"/);
      expect(sha256(bytes)).toBe(sha[what]);
    }
    expect(await me.receipts(id)).toEqual([
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
    expect((await me.call('GET', '/applications')).json).toMatchObject([{ id, sentOn: today() }]);
  });

  test('keeps the ad, the data and the template, whatever becomes of them', async () => {
    const { id, resumeId, letterId, sha, at } = await me.sent();
    await me.call('PUT', `/applications/${id}`, { data: { ad: 'Another ad', resumeId: null, letterId } });
    await me.call('PUT', `/resumes/${resumeId}`, { templateId: 'creative-2', data: {} });
    await me.call('PUT', `/cover-letters/${letterId}`, { data: {} });
    const whole = wholeSentSchema.strict().parse((await me.call('GET', at)).json);
    expect(whole.ad).toBe(typicalApplication().ad);
    expect(whole.data.resume).toMatchObject({ ...typicalResume() });
    expect(whole.data.letter).toMatchObject({ ...typicalLetter() });
    expect(whole.data.application).toMatchObject({ ...typicalApplication(), resumeId, letterId });
    expect(whole.resume?.templateId).toBe('modern-1');
    expect(sha256((await me.call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
    // Sent once more, it is something else, and both are there.
    const again = await me.mark(id, { sentOn: '2020-01-31' });
    expect(again.status).toBe(201);
    expect(again.json.sha256).toMatchObject({ resume: null });
    expect((await me.receipts(id)).map(({ sentOn }) => sentOn)).toEqual([today(), '2020-01-31']);
  });

  test('of the same twice keeps each file once', async () => {
    const { id } = await me.sent();
    expect(await me.files()).toHaveLength(5);
    expect((await me.mark(id)).status).toBe(201);
    expect(await me.files()).toHaveLength(5);
    expect(await me.receipts(id)).toHaveLength(2);
  });

  describe('by a key', () => {
    const KEY = { 'Idempotency-Key': '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a' };
    const send = (id: number) =>
      product.call(`/api/applications/${id}/sent`, { method: 'POST', token: me.shopper.token, headers: KEY });

    test('again, or twice at once, is one', async () => {
      const id = await me.newApplication({ letterId: await me.newLetter() });
      const answers = [...(await Promise.all([send(id), send(id)])), await send(id)];
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 201]);
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(await me.receipts(id)).toHaveLength(1);
    });

    test('of another application is refused, and keeps nothing', async () => {
      const letterId = await me.newLetter();
      const [first, second] = [await me.newApplication({ letterId }), await me.newApplication({ letterId })];
      expect((await send(first)).status).toBe(201);
      expect(await send(second)).toMatchObject({
        ...{ status: 400, json: { code: 'invalid_request', field: 'idempotency-key' } },
      });
      expect(await me.receipts(second)).toEqual([]);
      expect(await me.receipts(first)).toHaveLength(1);
    });
  });

  test('is refused where there is neither resume nor letter, also where they were deleted, naming the field', async () => {
    const resumeId = await me.newResume();
    const ids = [await me.newApplication({}), await me.newApplication({ resumeId })];
    await me.call('DELETE', `/resumes/${resumeId}`);
    for (const id of ids)
      expect(await me.mark(id)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request', field: 'data.resumeId' },
      });
    expect(await me.files()).toEqual([]);
  });

  test.each(['resume', 'letter'] as const)(
    'is refused where its %s was deleted, until somebody says that they see none',
    async (what) => {
      const [resumeId, letterId] = [await me.newResume(), await me.newLetter()];
      const id = await me.newApplication({ resumeId, letterId });
      const path = { resume: `/resumes/${resumeId}`, letter: `/cover-letters/${letterId}` };
      await me.call('DELETE', path[what]);
      const field = `${what}Id`;
      const refused = { status: 400, json: { code: 'invalid_request', field: `data.${field}` } };
      expect(await me.mark(id)).toMatchObject(refused);
      // A page that was opened before.
      expect(await me.mark(id, { resumeId, letterId })).toMatchObject(refused);
      expect(await me.everything()).toEqual([]);
      const { status, json } = await me.mark(id, { resumeId, letterId, [field]: null });
      expect(status).toBe(201);
      expect(json.sha256[what]).toBeNull();
    },
  );

  test('is refused where another one is chosen than was seen', async () => {
    const [resumeId, another] = [await me.newResume(), await me.newResume()];
    const id = await me.newApplication({ resumeId: another });
    expect(await me.mark(id, { resumeId })).toMatchObject({
      ...{ status: 400, json: { field: 'data.resumeId' } },
    });
    expect(await me.files()).toEqual([]);
  });

  test('is refused for a day to come, one that is none, and words that are none', async () => {
    const id = await me.newApplication({ letterId: await me.newLetter() });
    const ahead = new Date(product.clock.now().getTime() + 3 * DAY * 1000).toISOString().slice(0, 10);
    for (const body of [{ sentOn: ahead }, { sentOn: '2026-02-30' }, { sentOn: '' }])
      expect(await me.mark(id, body)).toMatchObject({ status: 400, json: { field: 'sentOn' } });
    expect(await me.mark(id, { how: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      json: { field: 'how' },
    });
    expect(await me.everything()).toEqual([]);
  });

  test('needs a plan', async () => {
    const free = await sender(product);
    const id = await free.newApplication({ letterId: await free.newLetter() });
    expect(await free.mark(id)).toMatchObject({ status: 403, json: { code: 'subscription_required' } });
    expect(await free.files()).toEqual([]);
  });

  test('is refused where the account has no room for it, and leaves nothing', async () => {
    const id = await me.newApplication({ letterId: await me.newLetter() });
    const { db } = product.database;
    const userId = Number((await me.call('GET', '/user/profile')).json.id);
    // The size counts, not what stands there.
    await db
      .insert(storedFiles)
      .values({ userId, sha256: 'full', size: 200 * 1024 * 1024, bytes: new Uint8Array() });
    expect(await me.mark(id)).toMatchObject({ status: 409, json: { code: 'storage_full' } });
    expect(await me.everything()).toEqual([]);
    expect(await me.files()).toHaveLength(1);
    await db.delete(storedFiles).where(eq(storedFiles.sha256, 'full'));
    expect((await me.mark(id)).status).toBe(201);
  });

  test('counts as downloads of what it prints', async () => {
    await me.sent();
    expect(await shoppers(product).paymentRow(bought.id)).toMatchObject({ downloads: 2 });
  });
});

test('an application that there is none of has nothing that was sent: 404; one that was never sent has none', async () => {
  expect((await me.call('GET', '/applications/999999/sent')).status).toBe(404);
  expect((await me.mark(999_999)).status).toBe(404);
  expect(await me.receipts(await me.newApplication({}))).toEqual([]);
  expect(
    await product.database.db.$count(sentApplications, eq(sentApplications.applicationId, 999_999)),
  ).toBe(0);
});
