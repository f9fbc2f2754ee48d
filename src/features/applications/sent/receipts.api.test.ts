import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sentDocuments } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { sandboxDesk } from '#tests/support/sandbox-desk.ts';
import { sender, sha256, type Sender } from '#tests/support/senders.ts';
import { shoppers, type Bought } from '#tests/support/shoppers.ts';
import type { ApplicationRow } from '../contract.ts';

let product: TestProduct;
let me: Sender;
let bought: Bought;
let stranger: Sender;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  me = await sender(product);
  bought = await me.buy();
  stranger = await sender(product);
  await stranger.buy();
});

const DAY = 24 * 3600;

describe('what was sent', () => {
  test('stays when the application, the resume and the letter are deleted, and is listed among all', async () => {
    const { id, resumeId, letterId, sentId, sha, at } = await me.sent();
    await me.call('DELETE', `/applications/${id}`);
    await me.call('DELETE', `/resumes/${resumeId}`);
    await me.call('DELETE', `/cover-letters/${letterId}`);
    expect(await me.everything()).toMatchObject([
      { id: sentId, applicationId: id, title: 'Staff Engineer – Nordlys Energy', employer: 'Nordlys Energy' },
    ]);
    expect(await me.receipts(id)).toHaveLength(1);
    expect((await me.call('GET', at)).json.data.resume).toMatchObject({ summary: typicalResume().summary });
    for (const what of ['resume', 'letter'])
      expect(sha256((await me.call('GET', `${at}/${what}.pdf`)).bytes)).toBe(sha[what]);
  });

  test('is handed out after the plan has ended', async () => {
    const { id, sha, at } = await me.sent();
    product.clock.advance(40 * DAY);
    me.shopper.token = await product.signIn(me.shopper.email);
    expect((await me.mark(id)).status).toBe(403);
    expect(sha256((await me.call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
    expect(await me.everything()).toMatchObject([{ isWithheld: false }]);
  });

  test('is withheld once the money went back, with its receipt, until there is access again', async () => {
    const { id, sha, at } = await me.sent();
    expect((await shoppers(product).refund(me.shopper, bought.id)).status).toBe(200);
    for (const what of ['resume', 'letter'])
      expect(await me.call('GET', `${at}/${what}.pdf`)).toMatchObject({
        ...{ status: 403, json: { code: 'subscription_required' } },
      });
    expect(await me.receipts(id)).toMatchObject([{ sha256: sha, isWithheld: true }]);
    expect((await me.call('GET', at)).json.ad).toBe(typicalApplication().ad);
    await me.buy();
    expect(sha256((await me.call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
    expect(await me.receipts(id)).toMatchObject([{ isWithheld: false }]);
    // What was bought since does not make up for it for ever: that ends, and the money of then is still back.
    product.clock.advance(40 * DAY);
    me.shopper.token = await product.signIn(me.shopper.email);
    expect((await me.call('GET', `${at}/resume.pdf`)).status).toBe(403);
  });

  test('is withheld while a dispute is open, and handed out once it is won, also when that plan has ended', async () => {
    const { at, sha } = await me.sent();
    const { paymentIntent } = bought;
    const dispute = async (status: 'needs_response' | 'won', event: string) => {
      await sandboxDesk(product).setDispute(paymentIntent, status);
      const object = { object: 'dispute', payment_intent: paymentIntent };
      expect(await shoppers(product).deliver(`charge.dispute.${event}`, object)).toBe(204);
    };
    await dispute('needs_response', 'created');
    expect((await me.call('GET', `${at}/resume.pdf`)).status).toBe(403);
    await dispute('won', 'closed');
    product.clock.advance(40 * DAY);
    me.shopper.token = await product.signIn(me.shopper.email);
    expect(sha256((await me.call('GET', `${at}/resume.pdf`)).bytes)).toBe(sha.resume);
  });

  test('is deleted with what nothing else refers to, and nothing more', async () => {
    const { id, sentId, at } = await me.sent();
    const second = (await me.mark(id)).json.id;
    expect((await me.call('DELETE', at)).status).toBe(204);
    expect((await me.receipts(id)).map((receipt) => receipt.id)).toEqual([second]);
    expect(await me.files()).toHaveLength(5);
    expect((await me.call('GET', `/applications/${id}/sent/${second}/letter.pdf`)).status).toBe(200);
    expect((await me.call('DELETE', `/applications/${id}/sent/${second}`)).status).toBe(204);
    expect(await me.files()).toEqual([]);
    expect(
      await product.database.db.select().from(sentDocuments).where(eq(sentDocuments.sentId, sentId)),
    ).toEqual([]);
    for (const [method, path] of [
      ['GET', at],
      ['DELETE', at],
      ['GET', `${at}/resume.pdf`],
    ] as const)
      expect(await me.call(method, path)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect(await me.receipts(id)).toEqual([]);
  });

  test('is there for nobody else, nor under another application', async () => {
    const { id, sentId, at } = await me.sent();
    const other = await me.newApplication({});
    const paths = ['', '/resume.pdf', '/letter.pdf'];
    for (const path of paths) {
      expect(await stranger.call('GET', `${at}${path}`)).toMatchObject({ status: 404 });
      expect(await me.call('GET', `/applications/${other}/sent/${sentId}${path}`)).toMatchObject({
        status: 404,
      });
    }
    expect((await stranger.call('DELETE', at)).status).toBe(404);
    expect((await stranger.call('GET', `/applications/${id}/sent`)).status).toBe(404);
    expect((await stranger.mark(id, {})).status).toBe(404);
    expect((await stranger.call('GET', '/sent')).json).toEqual([]);
    expect(await me.everything()).toHaveLength(1);
  });

  test('of one without a letter has no letter', async () => {
    const id = await me.newApplication({ resumeId: await me.newResume() });
    const { json } = await me.mark(id);
    expect(json.sha256.letter).toBeNull();
    expect(await me.call('GET', `/applications/${id}/sent/${json.id}/letter.pdf`)).toMatchObject({
      status: 404,
    });
    expect((await me.call('GET', `/applications/${id}/sent/${json.id}`)).json.data.letter).toBeNull();
  });
});

describe('the list of applications tells the resume of the latest one', () => {
  const row = async (id: number) => {
    const rows: ApplicationRow[] = (await me.call('GET', '/applications')).json;
    return rows.find((one) => one.id === id);
  };
  const variant = async (of: number, title: string): Promise<number> =>
    (await me.call('POST', `/resumes/${of}/variants`, { title })).json.id;

  test('as it was called, with what it follows, whatever the application names by now', async () => {
    const base = await me.newResume();
    const tailored = await variant(base, 'For Nordlys');
    const id = await me.newApplication({ resumeId: tailored });
    expect(await row(id)).toMatchObject({ resumeBaseId: base, sentOn: null, sentResume: null });
    await me.mark(id);
    await me.call('PUT', `/resumes/${tailored}`, { title: 'Another name' });
    await me.call('PUT', `/applications/${id}`, { data: { resumeId: base } });
    const sentResume = { documentId: tailored, title: 'For Nordlys', baseId: base };
    expect(await row(id)).toMatchObject({ resumeId: base, resumeBaseId: null, sentResume });
    await me.call('DELETE', `/resumes/${tailored}`);
    expect(await row(id)).toMatchObject({ sentResume: { ...sentResume, baseId: null } });
  });

  test('by its day, of one day the last one, and none where that was a letter alone', async () => {
    const [first, second] = [await me.newResume(), await me.newResume()];
    const [letterId, other] = [await me.newLetter(), await me.newApplication({})];
    const id = await me.newApplication({ resumeId: first });
    const sendWith = async (data: object, sentOn: string) => {
      await me.call('PUT', `/applications/${id}`, { data });
      expect((await me.mark(id, { sentOn })).status).toBe(201);
    };
    await sendWith({ resumeId: first }, '2024-03-01');
    await sendWith({ resumeId: second }, '2024-03-01');
    await sendWith({ resumeId: first }, '2024-02-01');
    expect(await row(id)).toMatchObject({ sentOn: '2024-03-01', sentResume: { documentId: second } });
    await sendWith({ resumeId: first, letterId }, '2024-03-02');
    expect(await row(id)).toMatchObject({ sentOn: '2024-03-02', sentResume: { documentId: first } });
    await sendWith({ letterId }, '2024-03-03');
    expect(await row(id)).toMatchObject({ sentOn: '2024-03-03', sentResume: null });
    expect(await row(other)).toMatchObject({ sentOn: null, sentResume: null });
  });
});
