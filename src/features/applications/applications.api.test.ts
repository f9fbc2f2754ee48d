import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents, drafts } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { applicationRowSchema, type ApplicationRow } from './contract.ts';

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
  token = await product.signIn(`applicant-${people}@example.com`);
});

const PATH = '/api/applications';
const call = (method: string, at = '', body?: unknown, as = token) =>
  product.call(`${PATH}${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
const create = async (data: object = typicalApplication(), as = token) => {
  const { status, json } = await call('POST', '', { data }, as);
  expect(status).toBe(201);
  return json as { id: number; version: number; title: string };
};
const rows = async (query = '', as = token): Promise<ApplicationRow[]> => {
  const { status, json } = await call('GET', query, undefined, as);
  expect(status).toBe(200);
  return applicationRowSchema.strict().array().parse(json);
};
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);
const made = async (path: string, templateId: string, as = token): Promise<number> =>
  (await product.call(path, { method: 'POST', token: as, body: { templateId, data: {} } })).json.id;
const resume = (as?: string) => made('/api/resumes', 'modern-1', as);
const letter = (as?: string) => made('/api/cover-letters', 'professional-1', as);

describe('the list', () => {
  test('has all but the long texts of each application, the last changed one first', async () => {
    const first = await create();
    product.clock.advance(1);
    const second = await create({ employer: 'Zweite AG' });
    expect(idsOf(await rows())).toEqual([second.id, first.id]);
    product.clock.advance(1);
    await call('PUT', `/${first.id}`, { title: 'Mine' });
    const [row, other] = await rows();
    const {
      ad: _ad,
      notes: _n,
      contacts: _c,
      links: _l,
      url: _u,
      salary: _s,
      schemaVersion: _v,
      ...shown
    } = typicalApplication();
    const updatedAt = product.clock.now().toISOString();
    expect(row).toEqual({ ...shown, id: first.id, version: 2, title: 'Mine', updatedAt, sentOn: null });
    expect(other).toMatchObject({ employer: 'Zweite AG', title: 'Zweite AG', stage: 'saved', deadline: '' });
  });

  test('has what was archived only where it is asked for', async () => {
    const [kept, archived] = [await create(), await create()];
    expect((await call('PUT', `/${archived.id}/archived`, { archived: true })).status).toBe(200);
    expect([idsOf(await rows()), idsOf(await rows('?archived=false'))]).toEqual([[kept.id], [kept.id]]);
    expect(idsOf(await rows('?archived=true'))).toEqual([archived.id]);
    expect(await call('GET', '?archived=perhaps')).toMatchObject({ status: 400 });
  });

  test("has nothing of other people's, and no resume or letter", async () => {
    await resume();
    const { id } = await create();
    await create({ resumeId: await resume(stranger) }, stranger);
    expect(idsOf(await rows())).toEqual([id]);
    expect((await product.call(PATH)).status).toBe(401);
  });

  test('takes texts that the database only keeps, such as one with a NUL or half a character', async () => {
    await create({ employer: 'a\u0000b', ad: 'c\ud800d' });
    expect(await rows()).toMatchObject([{ employer: 'a\u0000b' }]);
  });

  test('is made by one query, however many there are', async () => {
    const queries: string[] = [];
    const { db } = product.database;
    const counting = await startTestProduct({
      database: product.database,
      db: () =>
        new Proxy(db, {
          get(target, name, receiver) {
            if (name === 'select' || name === 'query' || name === 'execute') queries.push(String(name));
            return Reflect.get(target, name, receiver) as unknown;
          },
        }),
    });
    const data = { ...typicalApplication(), resumeId: await resume() };
    for (let count = 0; count < 3; count += 1) await create(data);
    queries.length = 0;
    await counting.call(PATH, { token });
    const empty = queries.length;
    for (let count = 0; count < 20; count += 1) await create(data);
    queries.length = 0;
    expect((await counting.call(PATH, { token })).json).toHaveLength(23);
    // Who calls is asked for, too.
    expect(queries).toHaveLength(empty);
    expect(empty).toBeGreaterThan(0);
    expect(empty).toBeLessThanOrEqual(2);
    await counting.close();
  });
});

describe('an application', () => {
  test('is saved without a template, titled by its position and employer, and answered whole', async () => {
    const { id, title } = await create();
    expect(title).toBe('Staff Engineer – Nordlys Energy');
    const { status, json } = await call('GET', `/${id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id,
      version: 1,
      title,
      templateId: 'application',
      data: typicalApplication(),
    });
    expect((await create({})).title).toBe('Untitled application');
  });

  test('is made once by one key', async () => {
    const send = () =>
      product.call(PATH, {
        ...{ method: 'POST', token, body: { data: typicalApplication() } },
        headers: { 'Idempotency-Key': '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a' },
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
    expect(await rows()).toHaveLength(1);
  });

  test('keeps what this version does not know', async () => {
    const { id } = await create({ ...typicalApplication(), referredBy: 'Jo' });
    expect((await call('GET', `/${id}`)).json.data).toMatchObject({ referredBy: 'Jo' });
  });

  test.each([
    ['a stage that there is none of', { stage: 'hired' }, 'data.stage'],
    ['a reason that there is none of', { closedReason: 'bored' }, 'data.closedReason'],
    ['a day that there is none of', { deadline: '2026-02-30' }, 'data.deadline'],
    ['a day in words', { nextStepOn: 'tomorrow' }, 'data.nextStepOn'],
    ['a moment that is a day', { stageChangedAt: '2026-11-20' }, 'data.stageChangedAt'],
    ['an ad of more than 20,000 characters', { ad: 'x'.repeat(20_001) }, 'data.ad'],
    ['a number that is none', { resumeId: 'seven' }, 'data.resumeId'],
    ['a contact that is a text', { contacts: ['Marta'] }, 'data.contacts.0'],
  ])('is refused with %s, naming the field', async (_what, data, field) => {
    expect(await call('POST', '', { data })).toMatchObject({
      ...{ status: 400, json: { code: 'invalid_request', field } },
    });
    const { id } = await create();
    expect(await call('PUT', `/${id}`, { data })).toMatchObject({ status: 400, json: { field } });
    expect((await call('GET', `/${id}`)).json).toMatchObject({ version: 1 });
  });

  test('is refused in another template, and with more unknown than is kept', async () => {
    const other = { templateId: 'modern-1', data: {} };
    expect(await call('POST', '', other)).toMatchObject({ status: 400, json: { code: 'unknown_template' } });
    const full = { data: { unknown: 'x'.repeat(200_000) } };
    expect(await call('POST', '', full)).toMatchObject({ status: 413, json: { code: 'too_much_unknown' } });
  });

  test('is saved on top of the version that is named, and of no other', async () => {
    const { id } = await create();
    const change = { data: { ...typicalApplication(), stage: 'offer' }, version: 1 };
    expect(await call('PUT', `/${id}`, change)).toMatchObject({ status: 200, json: { id, version: 2 } });
    const late = { data: typicalApplication(), version: 1 };
    expect(await call('PUT', `/${id}`, late)).toMatchObject({
      ...{ status: 409, json: { code: 'version_conflict' } },
    });
    expect((await call('GET', `/${id}`)).json).toMatchObject({ version: 2, data: { stage: 'offer' } });
  });

  test('keeps its versions, which can be read, named, restored and deleted', async () => {
    const { id } = await create();
    await call('PUT', `/${id}`, {
      data: { ...typicalApplication(), stage: 'closed', closedReason: 'rejected' },
    });
    expect((await call('GET', `/${id}/versions`)).json).toMatchObject([{ version: 1, cause: 'edit' }]);
    expect((await call('GET', `/${id}/versions/1`)).json).toMatchObject({ data: { stage: 'applied' } });
    expect(await call('PUT', `/${id}/versions/1`, { name: 'Sent' })).toMatchObject({ status: 200 });
    expect(await call('POST', `/${id}/versions/1/restore`, {})).toMatchObject({
      ...{ status: 200, json: { version: 3 } },
    });
    expect((await call('GET', `/${id}`)).json).toMatchObject({
      data: { stage: 'applied', closedReason: '' },
    });
    expect(await call('DELETE', `/${id}/versions/1`)).toMatchObject({ status: 204 });
    expect(await call('GET', `/${id}/versions/1`)).toMatchObject({ status: 404 });
  });

  test('is deleted with all of it', async () => {
    const { id } = await create();
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 204 });
    expect(await rows()).toEqual([]);
    for (const [method, at] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/versions'],
    ] as const)
      expect(await call(method, `/${id}${at}`)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  });

  test('is not there for anybody else, whatever they do, and stays as it is', async () => {
    const { id } = await create();
    const before = (await call('GET', `/${id}`)).json;
    const tries: [string, string, unknown?][] = [
      ...([
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/versions'],
      ] as [string, string][]),
      ['PUT', '', { title: 'Mine now' }],
      ['PUT', '', { data: { stage: 'closed' }, version: 1 }],
      ['PUT', '/archived', { archived: true }],
    ];
    for (const [method, at, body] of tries)
      expect(await call(method, `/${id}${at}`, body, stranger)).toMatchObject({ status: 404 });
    expect((await call('GET', `/${id}`)).json).toEqual(before);
  });

  test('is not set on pages: there is nothing to download or to picture', async () => {
    const { id } = await create();
    for (const at of ['download', 'thumbnail'])
      expect(await call('GET', `/${id}/${at}`)).toMatchObject({ status: 404 });
    const preview = { kind: 'application', templateId: 'application', data: {} };
    expect((await product.call('/api/preview', { method: 'POST', token, body: preview })).status).toBe(400);
  });
});

describe('the documents that it names', () => {
  test('must be its own, of the right kind: else the field is named and nothing is saved', async () => {
    const { id } = await create();
    const [mine, mineToo, theirs] = [await resume(), await letter(), await resume(stranger)];
    for (const [field, named] of [
      ...([
        ['resumeId', theirs],
        ['resumeId', 999_999],
        ['resumeId', mineToo],
      ] as const),
      ...([
        ['letterId', mine],
        ['letterId', id],
      ] as const),
    ]) {
      const refused = { status: 400, json: { code: 'invalid_request', field: `data.${field}` } };
      expect(await call('POST', '', { data: { [field]: named } })).toMatchObject(refused);
      expect(await call('PUT', `/${id}`, { data: { [field]: named } })).toMatchObject(refused);
    }
    expect(await rows()).toMatchObject([{ id, version: 1, resumeId: null, letterId: null }]);
  });

  test('are answered as none once they were deleted, and do not keep it from being saved', async () => {
    const [resumeId, letterId] = [await resume(), await letter()];
    const data = { ...typicalApplication(), resumeId, letterId };
    const { id } = await create(data);
    expect(await rows()).toMatchObject([{ resumeId, letterId }]);
    expect((await call('GET', `/${id}`)).json.data).toMatchObject({ resumeId, letterId });
    await product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token });
    expect(await rows()).toMatchObject([{ resumeId: null, letterId }]);
    expect((await call('GET', `/${id}`)).json.data).toMatchObject({ resumeId: null, letterId });
    // A device that has not heard of it.
    expect(await call('PUT', `/${id}`, { data: { ...data, stage: 'offer' }, version: 1 })).toMatchObject({
      status: 200,
    });
    expect(await rows()).toMatchObject([{ resumeId: null, letterId, stage: 'offer' }]);
    // Another document that is no more is no unchanged one.
    expect(await call('PUT', `/${id}`, { data: { ...data, letterId: resumeId } })).toMatchObject({
      ...{ status: 400, json: { field: 'data.letterId' } },
    });
  });

  test('stay named while they are archived', async () => {
    const resumeId = await resume();
    await create({ resumeId });
    await product.call(`/api/resumes/${resumeId}/archived`, {
      method: 'PUT',
      token,
      body: { archived: true },
    });
    expect(await rows()).toMatchObject([{ resumeId }]);
  });
});

describe('a new one that was never saved', () => {
  const key = () => `/api/drafts/${crypto.randomUUID()}`;
  const keep = (at: string, draft: object) => product.call(at, { method: 'PUT', token, body: draft });
  const draft = { kind: 'application', templateId: 'application', data: typicalApplication() };

  test('is kept, and listed by the title that a first save would give it', async () => {
    const at = key();
    expect(await keep(at, draft)).toMatchObject({ status: 200 });
    expect((await product.call('/api/drafts', { token })).json).toMatchObject([
      { kind: 'application', title: 'Staff Engineer – Nordlys Energy' },
    ]);
    expect((await product.call(at, { token })).json).toMatchObject({ data: typicalApplication() });
    expect(await rows()).toEqual([]);
    // Where its name was not kept, it is read from the draft.
    await product.database.db.update(drafts).set({ listedAs: null, listedOf: null });
    expect((await product.call('/api/drafts', { token })).json).toMatchObject([
      { title: 'Staff Engineer – Nordlys Energy' },
    ]);
  });

  test('is refused in a template of others, and with a stage that there is none of', async () => {
    expect(await keep(key(), { ...draft, templateId: 'modern-1' })).toMatchObject({ status: 400 });
    expect(await keep(key(), { ...draft, data: { stage: 'hired' } })).toMatchObject({ status: 400 });
  });
});

test('the thousandth is saved, and the next one is refused', async () => {
  const { id } = await create({});
  const { db } = product.database;
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error('it is not there');
  const { id: _own, ...same } = row;
  await db.insert(documents).values(Array.from({ length: 998 }, () => ({ ...same, creationKey: null })));
  await create({});
  expect(await call('POST', '', { data: {} })).toMatchObject({
    ...{ status: 409, json: { code: 'too_many_documents' } },
  });
  expect(await rows()).toHaveLength(1_000);
});
