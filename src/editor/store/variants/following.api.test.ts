import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { documents, storedTexts } from '#platform/database/schema.ts';
import { sample, variantWorld, withPhone, withSummary } from './testing/variant-world.ts';

/* What a base has become since comes in, once, and what both changed is asked. */

const world = variantWorld();
const { call, create, tailor, read, save, versions } = world;

describe('following a base', () => {
  test('is done by the first read, once, and is a version of its own', async () => {
    const base = await create();
    const variant = await tailor(base);
    await save(variant, withSummary('For St Mary'));
    world.product.clock.advance(3600);
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
    expect((await call('GET', `/${variant}?before=following`, undefined, world.stranger)).status).toBe(404);
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
      const [row] = await world.product.database.db.select().from(documents).where(eq(documents.id, variant));
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
    await world.product.database.db.update(storedTexts).set({ body: broken });
    expect(await read(variant)).toMatchObject({ version: 1, data: sample });
  });

  test('is not refused by an account that is full', async () => {
    const base = await create();
    const variant = await tailor(base);
    const [row] = await world.product.database.db.select().from(documents).where(eq(documents.id, base));
    await save(base, withPhone('0113'));
    const bytes = () => crypto.getRandomValues(Buffer.alloc(60_000)).toString('base64');
    const filler = Array.from({ length: 280 }, bytes);
    await world.product.database.db.insert(documents).values({
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
    world.product.clock.advance(60);
    const other = await create('Other');
    world.product.clock.advance(60);
    await save(base, withPhone('0113'));
    const list = (await call('GET', '/dashboard')).json as {
      id: number;
      baseId: number;
      updatedAt: string;
    }[];
    expect(list.map(({ id }) => id)).toEqual([variant, base, other]);
    expect(list.map(({ baseId }) => baseId)).toEqual([base, null, null]);
    const [row] = await world.product.database.db.select().from(documents).where(eq(documents.id, variant));
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
    world.product.clock.advance(3600);
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
