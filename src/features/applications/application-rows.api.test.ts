import { eq } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { documents } from '#platform/database/schema.ts';
import { createShares } from '#platform/http/shares.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { applicant } from '#tests/support/applicants.ts';
import { newcomers } from '#tests/support/newcomers.ts';
import { startTestProduct } from '#tests/support/product.ts';
import { queriesOf } from '#tests/support/sent-queries.ts';

const world = newcomers(applicant);

const UNSENT = { sentOn: null, sentResume: null, resumeBaseId: null };
const idsOf = (list: readonly { id: number }[]) => list.map(({ id }) => id);

test('of applications that name a document the others are not read', async () => {
  const [resumeId, other] = [await world.me.resume(), await world.me.resume()];
  const notes = `"resumeId":${resumeId},\u0000 {"resumeId":${resumeId}}`;
  const { id } = await world.me.create({ resumeId, notes: 'a\u0000b', url: 'Named in what is asked for' });
  await world.me.create({ resumeId: other, notes, url: 'Named in another' });
  await world.me.create({ resumeId: null, letterId: null });
  expect(idsOf(await world.me.rows(`?resumeId=${resumeId}`))).toEqual([id]);
  expect(idsOf(await world.me.rows(`?resumeId=${resumeId}&letterId=7`))).toEqual([]);
  // What queries are sent by, which the type of a database of either kind does not tell.
  const { $client } = world.product.database.db as object as {
    $client: { query: (...asked: unknown[]) => Promise<unknown> };
  };
  const sent = vi.spyOn($client, 'query');
  await world.me.rows(`?resumeId=${resumeId}`);
  const answers = await Promise.all(sent.mock.results.map(({ value }) => value as Promise<unknown>));
  sent.mockRestore();
  const answered = JSON.stringify(answers);
  expect([answered.includes('Named in what is asked for'), answered.includes('Named in another')]).toEqual([
    true,
    false,
  ]);
});

describe('the list', () => {
  test('has all but the long texts of each application, the last changed one first', async () => {
    const first = await world.me.create();
    world.product.clock.advance(1);
    const second = await world.me.create({ employer: 'Zweite AG' });
    expect(idsOf(await world.me.rows())).toEqual([second.id, first.id]);
    world.product.clock.advance(1);
    await world.me.call('PUT', `/${first.id}`, { title: 'Mine' });
    const [row, other] = await world.me.rows();
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
    const updatedAt = world.product.clock.now().toISOString();
    expect(row).toEqual({ ...shown, id: first.id, version: 2, title: 'Mine', updatedAt, ...UNSENT });
    expect(other).toMatchObject({ employer: 'Zweite AG', title: 'Zweite AG', stage: 'saved', deadline: '' });
  });

  test('has what was archived only where it is asked for', async () => {
    const [kept, archived] = [await world.me.create(), await world.me.create()];
    expect((await world.me.call('PUT', `/${archived.id}/archived`, { archived: true })).status).toBe(200);
    expect([idsOf(await world.me.rows()), idsOf(await world.me.rows('?archived=false'))]).toEqual([
      [kept.id],
      [kept.id],
    ]);
    expect(idsOf(await world.me.rows('?archived=true'))).toEqual([archived.id]);
    expect(await world.me.call('GET', '?archived=perhaps')).toMatchObject({ status: 400 });
  });

  test('has those alone that have each word in one of their texts, where some are searched for', async () => {
    const typical = typicalApplication();
    const { id } = await world.me.create({ ...typical, notes: 'Asks for a portfolio at the Café.' });
    await world.me.create({ employer: 'Zweite AG', ad: 'portfolio' });
    const found = async (search: string) =>
      idsOf(await world.me.rows(`?search=${encodeURIComponent(search)}`));
    expect(await found('PORTFOLIO cafe marta')).toEqual([id]);
    expect(await found('850 nordlys')).toEqual([id]);
    expect(await found('portfolio zweite')).toEqual([]);
    expect(await found(' ')).toHaveLength(2);
    expect(await world.me.call('GET', `?search=${'x'.repeat(201)}`)).toMatchObject({ status: 400 });
  });

  test('has all tags of each as long as they are not very many together, and then the first ones', async () => {
    const tags = (letters: number) =>
      Array.from({ length: 200 }, (_, at) => `${at}`.padEnd(letters, '\u0001'));
    const { id } = await world.me.create({ tags: tags(290) });
    const { db } = world.product.database;
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    if (!row) throw new Error('it is not there');
    const { id: _own, ...same } = row;
    await db.insert(documents).values(Array.from({ length: 40 }, () => ({ ...same, creationKey: null })));
    world.product.clock.advance(1);
    await world.me.create({ tags: tags(20) });
    const rows = await world.me.rows();
    expect(rows[0]?.tags).toEqual(tags(20));
    expect(rows).toHaveLength(42);
    expect(JSON.stringify(rows).length).toBeLessThan(1.2 * 1024 * 1024);
    // Those that the list has no room for are found all the same.
    expect(await world.me.rows('?search=199')).toHaveLength(42);
    expect((await world.me.call('GET', `/${id}`)).json.data.tags).toEqual(tags(290));
  });

  test("has nothing of other people's, and no resume or letter", async () => {
    await world.me.resume();
    const { id } = await world.me.create();
    await world.stranger.create({ resumeId: await world.stranger.resume() });
    expect(idsOf(await world.me.rows())).toEqual([id]);
    expect((await world.product.call('/api/applications')).status).toBe(401);
  });

  test('takes texts that the database only keeps, such as one with a NUL or half a character', async () => {
    await world.me.create({ employer: 'a\u0000b', ad: 'c\ud800d' });
    expect(await world.me.rows()).toMatchObject([{ employer: 'a\u0000b' }]);
  });

  test('is made by one query, however many there are', async () => {
    const queriesOfList = (count: number) =>
      queriesOf(world.product, async () => expect(await world.me.rows()).toHaveLength(count));
    const none = await queriesOfList(0);
    const data = { ...typicalApplication(), resumeId: await world.me.resume() };
    for (let count = 0; count < 20; count += 1) await world.me.create(data);
    expect(await queriesOfList(20)).toBe(none);
    // Who calls is asked for, too.
    expect(none).toBe(2);
  });
});

test('the thousandth is saved, and the next one is refused', async () => {
  const { id } = await world.me.create({});
  const { db } = world.product.database;
  const [row] = await db.select().from(documents).where(eq(documents.id, id));
  if (!row) throw new Error('it is not there');
  const { id: _own, ...same } = row;
  await db.insert(documents).values(Array.from({ length: 998 }, () => ({ ...same, creationKey: null })));
  await world.me.create({});
  expect(await world.me.call('POST', '', { data: {} })).toMatchObject({
    ...{ status: 409, json: { code: 'too_many_documents' } },
  });
  expect(await world.me.rows()).toHaveLength(1_000);
});

describe('texts that are long together', () => {
  const MOST_AT_ONCE = 4 * 1024 * 1024;
  const LONG = 'A long ad. '.repeat(1_800);
  const many = 450;

  /** So many long applications of somebody, the last of which is another than the rest. */
  async function keepMany(): Promise<number> {
    const { id } = await world.me.create({ ad: LONG, notes: 'one of many', employer: 'Same' });
    const { db } = world.product.database;
    const [row] = await db.select().from(documents).where(eq(documents.id, id));
    if (!row) throw new Error('it is not there');
    const { id: _own, ...same } = row;
    await db
      .insert(documents)
      .values(Array.from({ length: many - 1 }, () => ({ ...same, creationKey: null })));
    world.product.clock.advance(-1);
    return (await world.me.create({ ad: LONG, notes: 'the very first', employer: 'Other' })).id;
  }

  test('are read a piece at a time, and all of them are listed', async () => {
    await keepMany();
    // What queries are sent by, as above.
    const { $client } = world.product.database.db as object as {
      $client: { query: (...asked: unknown[]) => Promise<unknown> };
    };
    const sent = vi.spyOn($client, 'query');
    const rows = await world.me.rows();
    const answers = await Promise.all(sent.mock.results.map(({ value }) => value as Promise<unknown>));
    sent.mockRestore();
    expect(rows).toHaveLength(many + 1);
    const lengths = answers.map((answer) => JSON.stringify(answer).length);
    expect(lengths.reduce((sum, length) => sum + length)).toBeGreaterThan(many * LONG.length);
    expect(Math.max(...lengths)).toBeLessThan(1.5 * MOST_AT_ONCE);
  });

  test('are searched for a document a piece at a time', async () => {
    await keepMany();
    const search = () => world.me.rows('?resumeId=7');
    const pieces = await queriesOf(world.product, search, 'position(');
    // Packed, each takes some hundreds of bytes.
    expect(pieces).toBeGreaterThan(2);
  });

  test('are read for the table as it is taken', async () => {
    await keepMany();
    const read = (): Promise<number> =>
      queriesOf(world.product, () => world.me.call('GET', '.csv'), 'octet_length');
    const all = await read();
    const begun = await queriesOf(
      world.product,
      async () => {
        const table = await world.product.stream('/api/applications.csv', world.me.token);
        const reader = table.getReader();
        await reader.read();
        await reader.cancel();
        await new Promise((resolve) => setTimeout(resolve, 200));
      },
      'octet_length',
    );
    expect(begun).toBeLessThan(all);
  });

  test('are searched, each of them, and stand in the table', async () => {
    const id = await keepMany();
    expect(idsOf(await world.me.rows('?search=very+first'))).toEqual([id]);
    expect(await world.me.rows('?search=one+of+many')).toHaveLength(many);
    const { text } = await world.me.call('GET', '.csv');
    expect(text.match(/\r\n/g)).toHaveLength(many + 2);
  });
});

test('what is read for an answer counts as what is answered, though nothing is found', async () => {
  const told: number[] = [];
  const answers = {
    enter: () =>
      Promise.resolve({
        stallMs: 1_000,
        cost: (bytes: number) => void told.push(bytes),
        leave: () => undefined,
      }),
  };
  const product = await startTestProduct({ shares: createShares({ answers }) });
  const me = await applicant(product, 'me@example.com');
  await me.create({ ad: 'x'.repeat(20_000) });
  expect(await me.rows('?search=nothing+of+the+kind')).toEqual([]);
  expect(told.at(-1)).toBeGreaterThan(20_000);
  told.length = 0;
  expect(await me.rows('?resumeId=7')).toEqual([]);
  expect(told.at(-1)).toBeGreaterThan(20_000);
  await product.close();
});
