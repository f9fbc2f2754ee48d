import { and, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents, storedTexts } from '#platform/database/schema.ts';
import { sample, variantWorld, withPhone, withSummary } from './testing/variant-world.ts';

/* How a resume and its base differ, part and come together. */

const world = variantWorld();
const { call, create, tailor, read, save, versions } = world;

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
    expect((await call('GET', `/${variant}/base`, undefined, world.stranger)).status).toBe(404);
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
    const rows = await world.product.database.db.select().from(documents).where(eq(documents.baseId, base));
    expect(rows.map(({ version }) => version).toSorted()).toEqual([1, 1, 2]);
    // Read or not, the numbers are the same.
    await read(reworded);
    expect((await call('GET', `/${base}/variants`)).json).toContainEqual({
      ...{ ...none, id: reworded, version: 3, reworded: 1, leftOut: 1 },
    });
    expect((await call('GET', `/${same}/variants`)).json).toEqual([]);
    expect((await call('GET', '/999999/variants')).status).toBe(404);
    expect((await call('GET', `/${base}/variants`, undefined, world.stranger)).status).toBe(404);
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
    const [row] = await world.product.database.db.select().from(documents).where(eq(documents.id, variant));
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
    const { db } = world.product.database;
    const [row] = await db
      .select()
      .from(documents)
      .where(eq(documents.id, ids[0] ?? 0));
    if (!row) throw new Error('the resume was not made');
    const { id: _own, ...values } = row;
    const more = Array.from({ length: 196 }, (_, at) => ({ ...values, data: withSummary(`For more ${at}`) }));
    await db.insert(documents).values(more);
    world.product.clock.advance(3600);
    await save(base, withPhone('0113'));
    expect((await call('DELETE', `/${base}`)).status).toBe(204);
    const all = await db.select().from(documents).where(eq(documents.userId, row.userId));
    expect(all).toHaveLength(199);
    expect(new Set(all.map(({ data }) => (data as typeof sample).personalInfo.phone))).toEqual(
      new Set(['0113']),
    );
    expect(new Set(all.map(({ data }) => (data as typeof sample).summary)).size).toBe(199);
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
    expect((await call('DELETE', `/${variant}/base`, undefined, world.stranger)).status).toBe(404);
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
    const { db } = world.product.database;
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
    const theirs = await create('Theirs', sample, world.stranger);
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
    expect((await call('PUT', `/${other}/base`, { baseId: base }, world.stranger)).status).toBe(404);
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
    world.product.clock.advance(3600);
    await save(one, withPhone('0113', entry('b')));
    await read(variant);
    expect((await call('PUT', `/${variant}/base`, { baseId: other })).status).toBe(200);
    expect((await read(variant)).data).toMatchObject(withPhone('0113', entry('b')));
    await call('POST', `/${variant}/versions/1/restore`, {});
    expect((await read(variant)).data.employment).toEqual(entry('b').employment);
  });
});
