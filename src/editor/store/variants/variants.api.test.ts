import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documents, storedTexts } from '#platform/database/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { DOCUMENTS_MAX } from '../create-document.server.ts';

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
  const email = `person-${people}@example.com`;
  token = await product.signIn(email);
  await product.grantAccess(email, 30);
});

const sample = typicalResume();
type Data = typeof sample;
const call = (method: string, at: string, body?: unknown, as = token) =>
  product.call(`/api/resumes${at}`, { method, token: as, ...(body === undefined ? {} : { body }) });
const create = async (title = 'Base', data: object = sample, as = token): Promise<number> =>
  (await call('POST', '', { title, templateId: 'modern-1', data }, as)).json.id;
const tailor = async (id: number, body: object = {}): Promise<number> => {
  const answer = await call('POST', `/${id}/variants`, body);
  expect(answer.status).toBe(201);
  return answer.json.id;
};
const read = async (id: number) => {
  const answer = await call('GET', `/${id}`);
  expect(answer.status).toBe(200);
  return answer.json;
};
const save = async (id: number, data: object, more: object = {}) => {
  const answer = await call('PUT', `/${id}`, { data, ...more });
  expect(answer.status).toBe(200);
  return answer.json as { version: number };
};
const withPhone = (phone: string, data: Data = sample) => ({
  ...data,
  personalInfo: { ...data.personalInfo, phone },
});
const withSummary = (summary: string, data: Data = sample) => ({ ...data, summary });
const versions = async (id: number) =>
  (await call('GET', `/${id}/versions`)).json as { version: number; cause: string }[];

describe('tailoring a resume', () => {
  test('makes a copy that follows it', async () => {
    const base = await create();
    const answer = await call('POST', `/${base}/variants`, {});
    expect(answer.status).toBe(201);
    expect(answer.json).toMatchObject({ title: 'Base (Copy)', version: 1 });
    const variant = await read(answer.json.id);
    expect(variant).toMatchObject({ templateId: 'modern-1', conflicts: [], baseId: base });
    expect(variant.base).toEqual({ id: base, title: 'Base', version: 1 });
    expect(variant.data).toEqual((await read(base)).data);
    expect((await read(base)).base).toBeNull();
  });

  test('takes a title and a language', async () => {
    const id = await tailor(await create(), { title: 'For St Mary', language: 'de' });
    expect(await read(id)).toMatchObject({ title: 'For St Mary', data: { settings: { language: 'de' } } });
  });

  test('of one that follows a base itself makes a further one that begins with its text', async () => {
    const base = await create();
    const first = await tailor(base);
    await save(first, withSummary('For St Mary'));
    await save(base, withPhone('0113'));
    const second = await read(await tailor(first));
    expect(second.base.id).toBe(base);
    expect(second.data).toMatchObject(withPhone('0113', withSummary('For St Mary')));
  });

  test('with the key of an earlier call makes none', async () => {
    const base = await create();
    const headers = { 'Idempotency-Key': crypto.randomUUID() };
    const again = () =>
      product.call(`/api/resumes/${base}/variants`, { method: 'POST', token, body: {}, headers });
    const [one, other] = [await again(), await again()];
    expect([one.status, other.status]).toEqual([201, 200]);
    expect(other.json).toEqual(one.json);
  });

  test('needs an active subscription, and a resume of one’s own', async () => {
    const theirs = await create('Theirs', sample, stranger);
    const refused = await call('POST', `/${theirs}/variants`, {}, stranger);
    expect([refused.status, refused.json.code]).toEqual([403, 'subscription_required']);
    expect((await call('POST', `/${theirs}/variants`, {})).status).toBe(404);
    expect((await call('POST', `/${theirs}/variants`, { title: '' })).status).toBe(400);
    expect((await product.call(`/api/resumes/${theirs}/variants`, { method: 'POST', body: {} })).status).toBe(
      401,
    );
    expect((await product.call('/api/cover-letters/1/variants', { method: 'POST', token })).status).toBe(404);
  });

  test('counts as any other resume', async () => {
    const base = await create();
    const rows = Array.from({ length: DOCUMENTS_MAX - 1 }, () => base);
    for (const id of rows) await tailor(id);
    const refused = await call('POST', `/${base}/variants`, {});
    expect([refused.status, refused.json.code]).toEqual([409, 'too_many_documents']);
    await save(base, withPhone('0113'));
    const list = (await call('GET', '/dashboard')).json as { id: number; baseId: number | null }[];
    expect(list.filter(({ baseId }) => baseId === base)).toHaveLength(DOCUMENTS_MAX - 1);
    expect((await read(list.at(-1)?.id ?? 0)).data).toMatchObject(withPhone('0113'));
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    const left = (await call('GET', '/dashboard')).json as { baseId: number | null }[];
    expect(left.map(({ baseId }) => baseId)).toEqual(rows.map(() => null));
  });
});

describe('following a base', () => {
  test('is done by the first read, once, and is a version of its own', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(variant, withSummary('For St Mary'));
    product.clock.advance(3600);
    await save(base, withPhone('0113'));
    const answers = await Promise.all([read(variant), read(variant), read(variant)]);
    for (const answer of answers)
      expect(answer).toMatchObject({
        version: 3,
        data: withPhone('0113', withSummary('For St Mary')),
        conflicts: [],
        base: { version: 2 },
      });
    expect(await versions(variant)).toMatchObject([
      { version: 2, cause: 'followed' },
      { version: 1, cause: 'edit' },
    ]);
    expect(await read(variant)).toEqual(answers[0]);
  });

  test('is answered with what the resume was before, where that is asked for and nothing was saved since', async () => {
    const base = await create();
    const variant = await tailor(base);
    const anew = async (id: number) => {
      const answer = await call('GET', `/${id}?before=following`);
      expect(answer.status).toBe(200);
      return answer.json;
    };
    expect(await anew(base)).toMatchObject({ beforeFollowing: null });
    expect(await anew(variant)).toMatchObject({ version: 1, beforeFollowing: null });
    await save(base, withPhone('0113'));
    const answer = await anew(variant);
    expect(answer).toMatchObject({ version: 2, data: withPhone('0113') });
    expect(answer.beforeFollowing).toMatchObject({ version: 1, data: { personalInfo: sample.personalInfo } });
    expect(await anew(variant)).toEqual(answer);
    expect(await read(variant)).not.toHaveProperty('beforeFollowing');
    expect((await call('GET', `/${variant}?before=following`, undefined, stranger)).status).toBe(404);
    expect((await call('GET', `/${variant}?before=all`)).status).toBe(400);
    await save(variant, withSummary('For St Mary'));
    expect(await anew(variant)).toMatchObject({ version: 3, beforeFollowing: null });
  });

  test('is done by pictures, downloads, versions and by tailoring, too', async () => {
    const base = await create();
    for (const [turn, at] of ['/thumbnail', '/download', '/versions', '/base'].entries()) {
      const variant = await tailor(base);
      await save(base, withPhone(`0113 ${turn}`));
      expect((await call('GET', `/${variant}${at}`)).status).toBe(200);
      const [row] = await product.database.db.select().from(documents).where(eq(documents.id, variant));
      expect(row).toMatchObject({ version: 2, data: { personalInfo: { phone: `0113 ${turn}` } } });
    }
  });

  test('a base that only looks otherwise changes nothing', async () => {
    const base = await create();
    const variant = await tailor(base);
    await call('PUT', `/${base}`, { title: 'Renamed', templateId: 'creative-2' });
    expect(await read(variant)).toMatchObject({
      version: 1,
      templateId: 'modern-1',
      base: { title: 'Renamed', version: 2 },
    });
  });

  test('an open copy gets the ordinary conflict', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(base, withPhone('0113'));
    await read(variant);
    const answer = await call('PUT', `/${variant}`, { data: sample, version: 1 });
    expect([answer.status, answer.json.code]).toEqual([409, 'version_conflict']);
  });

  test('what both changed is a conflict, which a save settles', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(variant, withSummary('Mine'));
    await save(base, withSummary('Theirs'));
    const { conflicts, data, version } = await read(variant);
    expect(conflicts).toEqual([{ path: 'summary', was: sample.summary, mine: 'Mine', theirs: 'Theirs' }]);
    expect(data.summary).toBe('Mine');
    await save(variant, withPhone('0113', withSummary('Mine')), { version });
    expect((await read(variant)).conflicts).toHaveLength(1);
    await save(base, withSummary('Theirs again'));
    expect((await read(variant)).conflicts).toMatchObject([{ path: 'summary', theirs: 'Theirs again' }]);
    await save(variant, withSummary('Mine'), { settled: ['summary'] });
    expect((await read(variant)).conflicts).toEqual([]);
  });

  test('nothing of it comes back that was left out here, and nobody is asked', async () => {
    const base = await create();
    const variant = await tailor(base);
    const [first, ...others] = sample.employment;
    const lines = first!.description.split('\n');
    const shorter = { ...first!, description: lines.slice(1).join('\n') };
    await save(variant, { ...sample, employment: [shorter, ...others.slice(1)] });
    const reworded = { ...first!, description: [`${lines[0]} twice`, ...lines.slice(1), 'New'].join('\n') };
    const promoted = { ...others[0]!, position: 'Head of all' };
    await save(base, { ...sample, employment: [reworded, promoted, ...others.slice(1)] });
    const { data, conflicts } = await read(variant);
    const description = [...lines.slice(1), 'New'].join('\n');
    expect(data.employment).toEqual([{ ...first!, description }, ...others.slice(1)]);
    expect(conflicts).toEqual([]);
  });

  test('a merge that fails leaves the resume readable as it is', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(base, withPhone('0113'));
    const broken = { schemaVersion: 0, employment: 'none' };
    await product.database.db.update(storedTexts).set({ body: broken });
    expect(await read(variant)).toMatchObject({ version: 1, data: sample });
  });

  test('is not refused by an account that is full', async () => {
    const base = await create();
    const variant = await tailor(base);
    const [row] = await product.database.db.select().from(documents).where(eq(documents.id, base));
    await save(base, withPhone('0113'));
    const bytes = () => crypto.getRandomValues(Buffer.alloc(60_000)).toString('base64');
    const filler = Array.from({ length: 280 }, bytes);
    await product.database.db.insert(documents).values({
      ...{ userId: row?.userId ?? 0, kind: 'letter', title: 'Filler', templateId: 'x', data: { filler } },
      ...{ version: 1, createdAt: new Date(), updatedAt: new Date() },
    });
    const full = await call('POST', '', { templateId: 'modern-1', data: sample });
    expect(full.json.code).toBe('storage_full');
    expect((await read(variant)).data).toMatchObject(withPhone('0113'));
  });

  test('lists merge nothing, and show what has not come in yet', async () => {
    const base = await create();
    const variant = await tailor(base);
    product.clock.advance(60);
    const other = await create('Other');
    product.clock.advance(60);
    await save(base, withPhone('0113'));
    const list = (await call('GET', '/dashboard')).json as {
      id: number;
      baseId: number;
      updatedAt: string;
    }[];
    expect(list.map(({ id }) => id)).toEqual([variant, base, other]);
    expect(list.map(({ baseId }) => baseId)).toEqual([base, null, null]);
    const [row] = await product.database.db.select().from(documents).where(eq(documents.id, variant));
    expect(row?.version).toBe(1);
    expect((await read(variant)).updatedAt).toBe(list[0]?.updatedAt);
  });

  test('a resume in another language takes facts alone', async () => {
    const base = await create();
    const variant = await tailor(base, { language: 'de' });
    await save(base, withPhone('0113', withSummary('Something new')));
    const { data, conflicts } = await read(variant);
    expect(data).toMatchObject({ summary: sample.summary, personalInfo: { phone: '0113' } });
    expect(conflicts).toMatchObject([{ path: 'summary', theirs: 'Something new' }]);
    const { untranslated } = (await call('GET', `/${variant}/base`)).json;
    expect(untranslated.same).toBe(untranslated.of - 1);
  });

  test('restoring a version brings in at once what the base has become since', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(variant, withSummary('First'));
    product.clock.advance(3600);
    await save(variant, withSummary('Second'));
    await save(base, withPhone('0113'));
    await read(variant);
    const restored = await call('POST', `/${variant}/versions/2/restore`, {});
    expect(restored.status).toBe(200);
    const now = await read(variant);
    expect(now.data).toMatchObject(withPhone('0113', withSummary('First')));
    expect(now.version).toBe(restored.json.version);
  });
});

describe('a resume and its base', () => {
  test('differ by numbers and paths', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(variant, withSummary('For St Mary', { ...sample, employment: sample.employment.slice(1) }));
    const answer = await call('GET', `/${variant}/base`);
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({
      ...{ base: { id: base, title: 'Base', version: 1 }, reworded: 1, changed: 0, leftOut: 1, added: 0 },
      untranslated: null,
    });
    expect(answer.json.paths).toContain('summary');
    expect((await call('GET', `/${base}/base`)).status).toBe(404);
    expect((await call('GET', `/${variant}/base`, undefined, stranger)).status).toBe(404);
  });

  test('differ in numbers that one call answers for all that follow it, without a write', async () => {
    const base = await create();
    const [same, reworded, german] = [
      await tailor(base),
      await tailor(base),
      await tailor(base, { language: 'de' }),
    ];
    await save(reworded, withSummary('For St Mary', { ...sample, employment: sample.employment.slice(1) }));
    // What comes in once they are read is no difference of theirs.
    await save(base, withPhone('0113'));
    const answer = await call('GET', `/${base}/variants`);
    expect(answer.status).toBe(200);
    const none = { reworded: 0, changed: 0, leftOut: 0, added: 0, untranslated: null, toDecide: 0 };
    const byId = new Map((answer.json as { id: number }[]).map((one) => [one.id, one]));
    expect([...byId.keys()].toSorted((a, b) => a - b)).toEqual([same, reworded, german]);
    expect(byId.get(same)).toEqual({ ...none, id: same, version: 1 });
    expect(byId.get(reworded)).toEqual({ ...none, id: reworded, version: 2, reworded: 1, leftOut: 1 });
    expect(byId.get(german)).toMatchObject({ untranslated: { same: expect.any(Number) } });
    const rows = await product.database.db.select().from(documents).where(eq(documents.baseId, base));
    expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 1, 2]);
    // Read or not, the numbers are the same.
    await read(reworded);
    expect((await call('GET', `/${base}/variants`)).json).toContainEqual({
      ...{ ...none, id: reworded, version: 3, reworded: 1, leftOut: 1 },
    });
    expect((await call('GET', `/${same}/variants`)).json).toEqual([]);
    expect((await call('GET', '/999999/variants')).status).toBe(404);
    expect((await call('GET', `/${base}/variants`, undefined, stranger)).status).toBe(404);
  });

  test('tell how many things are to be decided in each, until they are', async () => {
    const base = await create();
    const [variant, other] = [await tailor(base), await tailor(base)];
    const [first, ...jobs] = sample.employment;
    const own = { ...sample, employment: [{ ...first!, company: 'Own', position: 'Own' }, ...jobs] };
    await save(variant, withPhone('111', withSummary('For St Mary', own)));
    await save(base, withPhone('222', withSummary('For all', { ...sample, employment: jobs })));
    const numbers = async () => {
      const answer = (await call('GET', `/${base}/variants`)).json as { id: number; toDecide: number }[];
      return new Map(answer.map(({ id, toDecide }) => [id, toDecide]));
    };
    // It has not followed since, and is not read by being counted.
    expect((await numbers()).get(variant)).toBe(3);
    const [row] = await product.database.db.select().from(documents).where(eq(documents.id, variant));
    expect(row?.conflicts).toBeNull();
    const { data, version, conflicts } = await read(variant);
    expect(conflicts).toHaveLength(3);
    await read(other);
    expect(await numbers()).toEqual(
      new Map([
        [variant, 3],
        [other, 0],
      ]),
    );
    await save(variant, withPhone('222', data), { version });
    expect((await numbers()).get(variant)).toBe(2);
  });

  test('part when there are 199 of them that have not seen it, each with what was its own', async () => {
    const base = await create();
    const ids = [await tailor(base), await tailor(base), await tailor(base)];
    for (const id of ids) await save(id, withSummary(`For ${id}`));
    // As many more, each with a text of its own.
    const { db } = product.database;
    const [row] = await db
      .select()
      .from(documents)
      .where(eq(documents.id, ids[0] ?? 0));
    if (!row) throw new Error('the resume was not made');
    const { id: _own, ...values } = row;
    const more = Array.from({ length: 196 }, (_, at) => ({ ...values, data: withSummary(`For more ${at}`) }));
    await db.insert(documents).values(more);
    product.clock.advance(3600);
    await save(base, withPhone('0113'));
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    const all = await db.select().from(documents).where(eq(documents.userId, row.userId));
    expect(all).toHaveLength(199);
    expect(new Set(all.map(({ data }) => (data as Data).personalInfo.phone))).toEqual(new Set(['0113']));
    expect(new Set(all.map(({ data }) => (data as Data).summary)).size).toBe(199);
    expect(all.every(({ baseId, baseSha256 }) => baseId === null && baseSha256 === null)).toBe(true);
    expect(await versions(ids[2] ?? 0)).toMatchObject([{ cause: 'followed' }, { cause: 'edit' }]);
  });

  test('are detached once it is up to date', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(base, withPhone('0113'));
    expect((await call('DELETE', `/${variant}/base`)).status).toBe(204);
    expect((await call('DELETE', `/${variant}/base`)).status).toBe(204);
    await save(base, withPhone('0114'));
    expect(await read(variant)).toMatchObject({ base: null, data: withPhone('0113') });
    expect((await call('DELETE', `/${variant}/base`, undefined, stranger)).status).toBe(404);
  });

  test('part when the base is deleted, each brought up to date first', async () => {
    const base = await create();
    const ids = [await tailor(base), await tailor(base)];
    await save(ids[1] ?? 0, withSummary('Mine'));
    await save(base, withPhone('0113'));
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    expect(await read(ids[0] ?? 0)).toMatchObject({ base: null, baseId: null, data: withPhone('0113') });
    // A save of what was written without a network in the meantime goes through.
    const { version } = await read(ids[1] ?? 0);
    expect((await call('PUT', `/${ids[1]}`, { data: sample, version: version - 1 })).status).toBe(409);
    await save(ids[1] ?? 0, withSummary('Written offline'), { version });
    expect(await read(ids[1] ?? 0)).toMatchObject({ base: null, data: { summary: 'Written offline' } });
  });

  test('part where one of them cannot be merged, which stays as it is; the others come up to date', async () => {
    const { db } = product.database;
    const base = await create();
    const unmerged = await tailor(base);
    const [row] = await db.select().from(documents).where(eq(documents.id, unmerged));
    await save(base, withSummary('Later'));
    const other = await tailor(base);
    const newest = withPhone('0113', withSummary('Later'));
    await save(base, newest);
    const isSeen = and(eq(storedTexts.userId, row!.userId), eq(storedTexts.sha256, row!.baseSha256!));
    await db
      .update(storedTexts)
      .set({ body: { employment: 'none' } })
      .where(isSeen);
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    expect(await read(unmerged)).toMatchObject({ base: null, version: 1, data: sample });
    expect(await read(other)).toMatchObject({ base: null, version: 2, data: newest });
  });

  test('stay together while the base is archived', async () => {
    const base = await create();
    const variant = await tailor(base);
    await call('PUT', `/${base}/archived`, { archived: true });
    await save(base, withPhone('0113'));
    expect(await read(variant)).toMatchObject({ base: { id: base }, data: withPhone('0113') });
  });
});

describe('attaching a resume to a base', () => {
  const entry = (id: string) => ({
    ...sample,
    employment: sample.employment.map((job, at) => ({ ...job, id: `${id}${at}` })),
  });

  test('changes the ids of its things alone, and lets it follow from then on', async () => {
    const base = await create('Base', entry('b'));
    const own = await create('Own', withSummary('Mine', entry('o')));
    const answer = await call('PUT', `/${own}/base`, { baseId: base });
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ id: own, version: 2 });
    const attached = await read(own);
    expect(attached).toMatchObject({ version: 2, base: { id: base }, data: withSummary('Mine', entry('b')) });
    expect(await versions(own)).toMatchObject([{ version: 1, cause: 'merge' }]);
    expect((await call('PUT', `/${own}/base`, { baseId: base })).json.version).toBe(2);
    await save(base, withPhone('0113', entry('b')));
    expect((await read(own)).data).toMatchObject(withPhone('0113', withSummary('Mine', entry('b'))));
  });

  test('is refused for itself, a tailored one, one that others follow, and what is not one’s own', async () => {
    const base = await create();
    const variant = await tailor(base);
    const other = await create('Other');
    const theirs = await create('Theirs', sample, stranger);
    const refused = async (id: number, baseId: unknown) => {
      const { status, json } = await call('PUT', `/${id}/base`, { baseId });
      expect([status, json.code, json.field]).toEqual([400, 'invalid_request', 'baseId']);
    };
    await refused(other, other);
    await refused(other, variant);
    await refused(base, other);
    await refused(base, variant);
    await refused(other, theirs);
    await refused(other, 2_000_000_000);
    await refused(other, 'Base');
    expect((await call('PUT', `/${theirs}/base`, { baseId: base })).status).toBe(404);
    expect((await call('PUT', `/${other}/base`, { baseId: base }, stranger)).status).toBe(404);
  });

  test('of two to each other at the same time makes no circle', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    const answers = await Promise.all([
      call('PUT', `/${one}/base`, { baseId: other }),
      call('PUT', `/${other}/base`, { baseId: one }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const bases = [(await read(one)).baseId, (await read(other)).baseId];
    expect(bases.filter((base) => base === null)).toHaveLength(1);
  });

  test('to another base leaves what came from the one before, and compares no version with the wrong one', async () => {
    const [one, other] = [
      await create('One', entry('b')),
      await create('Other', { ...sample, employment: [] }),
    ];
    const variant = await tailor(one);
    product.clock.advance(3600);
    await save(one, withPhone('0113', entry('b')));
    await read(variant);
    expect((await call('PUT', `/${variant}/base`, { baseId: other })).status).toBe(200);
    expect((await read(variant)).data).toMatchObject(withPhone('0113', entry('b')));
    await call('POST', `/${variant}/versions/1/restore`, {});
    expect((await read(variant)).data.employment).toEqual(entry('b').employment);
  });
});
