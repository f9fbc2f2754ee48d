import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { count, eq, sql } from 'drizzle-orm';
import { documentLinks, users } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { databaseSteps } from '#tests/support/database-steps.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { LINKS_MAX } from './keep-link.server.ts';
import { hashedToken } from './token.server.ts';

/*
 * What happens between two steps of a call: each call is tried with it before each of its steps.
 */

const EMAIL = 'meanwhile@example.com';
const steps = databaseSteps();
let product: TestProduct;
let token: string;
let resumeId: number;
beforeAll(async () => {
  product = await startTestProduct({ db: (real) => steps.db(real) });
  token = await product.signIn(EMAIL);
  await product.grantAccess(EMAIL, 600);
});
afterAll(() => product.close());
beforeEach(async () => {
  product.clock.advance(3601);
  resumeId = (await post('/api/resumes', { templateId: 'modern-1', data: typicalResume() })).json.id;
});

const post = (path: string, body?: object, key?: string) =>
  product.call(path, { method: 'POST', token, body, ...(key && { headers: { 'Idempotency-Key': key } }) });
const make = (body: object = {}, key?: string) => post(`/api/resumes/${resumeId}/links`, body, key);
const listed = async () => (await product.call(`/api/resumes/${resumeId}/links`, { token })).json;
const take = (id: number) => product.call(`/api/links/${id}`, { method: 'DELETE', token });
const save = (summary: string) =>
  product.call(`/api/resumes/${resumeId}`, {
    ...{ method: 'PUT', token },
    body: { data: { ...typicalResume(), summary } },
  });
const pathOf = (url: string) => new URL(url).pathname;

/** What a call answers where something happens before each of its steps in turn. */
async function atEachStep(
  happening: () => Promise<unknown>,
  call: () => Promise<{ status: number }>,
): Promise<number[]> {
  const answers = [];
  for (let step = 0; step < 40; step += 1) {
    product.clock.advance(3601);
    steps.at(step, async () => void (await happening()));
    answers.push((await call()).status);
    if (!steps.disarm()) return answers;
  }
  throw new Error('a call takes more steps than that');
}

test.each(['', '/file.pdf', '/page-1.svg'])(
  'a link that is taken back while %j is read is not there',
  async (under) => {
    let made = (await make()).json;
    const answers = await atEachStep(
      async () => {
        await take(made.id);
        made = (await make()).json;
      },
      () => product.call(pathOf(made.url) + under),
    );
    expect(new Set(answers)).toEqual(new Set([404, 200]));
  },
);

test('a link that is made anew while it is read shows what it is now', async () => {
  const { id, url } = (await make()).json;
  let version = 0;
  const renew = async () => {
    await save(`Line ${(version += 1)}.`);
    await post(`/api/links/${id}/renew`);
  };
  expect(new Set(await atEachStep(renew, () => product.call(pathOf(url))))).toEqual(new Set([200]));
});

test('nothing is kept of a link whose document is saved while it is printed', async () => {
  let version = 0;
  const answers = await atEachStep(
    () => save(`Line ${(version += 1)}.`),
    () => make(),
  );
  expect(answers).toContain(409);
  const links = await listed();
  expect(links).toHaveLength(answers.filter((status) => status === 201).length);
  expect(new Set(answers)).toEqual(new Set([201, 409]));
});

test('a link that has run out or was revoked is not made anew, whenever that was', async () => {
  const { id, url } = (await make({ days: 1 })).json;
  const revoke = async (is: boolean) => {
    const own = eq(documentLinks.tokenSha256, hashedToken(pathOf(url).slice(3)));
    await product.database.db
      .update(documentLinks)
      .set({ revokedAt: is ? product.clock.now() : null })
      .where(own);
  };
  const renew = () => post(`/api/links/${id}/renew`);
  const answers = [];
  for (let step = 0; step < 40; step += 1) {
    await revoke(false);
    steps.at(step, () => revoke(true));
    const { status } = await renew();
    if (!steps.disarm()) break;
    answers.push(status);
    if (step % 15 === 14) product.clock.advance(3601);
  }
  expect(answers.slice(0, 1)).toEqual([404]);
  expect(answers.filter((status) => status !== 404 && status !== 200)).toEqual([]);
  await revoke(true);
  expect((await renew()).json.code).toBe('not_found');
  await revoke(false);
  expect((await renew()).status).toBe(200);
  product.clock.advance(24 * 3600);
  const { status, json } = await renew();
  expect([status, json.message]).toEqual([404, 'This link leads nowhere any more. Please make a new one.']);
});

test('a link that is made again with its key is the same one at the address that was answered last', async () => {
  const key = '6f1d2a52-7e0b-4c68-9d43-0b6b1f2f9a11';
  const first = await make({ hide: ['phone'], label: 'Nordlys' }, key);
  const again = await make({ hide: ['phone'], label: 'Nordlys' }, key.toUpperCase());
  expect([first.status, again.status]).toEqual([201, 200]);
  expect(again.json.id).toBe(first.json.id);
  expect(await listed()).toMatchObject([{ id: first.json.id, label: 'Nordlys', hide: ['phone'] }]);
  expect((await product.call(pathOf(first.json.url))).status).toBe(404);
  expect((await product.call(pathOf(again.json.url))).status).toBe(200);
  const other = (await post('/api/resumes', { templateId: 'modern-1', data: typicalResume() })).json.id;
  const refused = await post(`/api/resumes/${other}/links`, {}, key);
  expect([refused.status, refused.json.field]).toEqual([400, 'idempotency-key']);
  await product.database.db
    .update(documentLinks)
    .set({ revokedAt: product.clock.now() })
    .where(eq(documentLinks.id, first.json.id));
  expect((await make({}, key)).status).toBe(404);
});

test('the same call sent twice at once makes one link', async () => {
  const key = '0c9a4c1e-58f4-4b7e-8b8e-2f5d6b7c8d99';
  const answers = await Promise.all([make({}, key), make({}, key)]);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(await listed()).toHaveLength(1);
});

test(`of ${LINKS_MAX} links one has to go before another is made`, async () => {
  const { db } = product.database;
  const { id } = (await make()).json;
  const [row] = await db.select().from(documentLinks).where(eq(documentLinks.id, id));
  const [person] = await db.select().from(users).where(eq(users.email, EMAIL));
  const isOwn = eq(documentLinks.userId, person?.id ?? 0);
  const [kept] = await db.select({ count: count() }).from(documentLinks).where(isOwn);
  if (!row || !kept) throw new Error('there is no link');
  const { id: _own, ...copied } = row;
  const more = Array.from({ length: LINKS_MAX - kept.count }, (_, index) => ({
    ...copied,
    tokenSha256: hashedToken(`more ${index}`),
  }));
  await db.insert(documentLinks).values(more);
  const { json } = await make();
  expect(json).toMatchObject({
    code: 'too_many_documents',
    message: `You have ${LINKS_MAX} links, which is the most we keep. Please delete one of them first.`,
  });
  await take(id);
  expect((await make()).status).toBe(201);
  await db.delete(documentLinks).where(sql`${isOwn}`);
});

test.each(['', '/resume.pdf'])(
  'a receipt that is deleted while %j of it is read is not there',
  async (under) => {
    const data = { ...typicalApplication(), resumeId, letterId: null };
    const { id } = (await post('/api/applications', { data })).json;
    const mark = async () => (await post(`/api/applications/${id}/sent`)).json.id;
    let sent = await mark();
    const answers = await atEachStep(
      async () => {
        await product.call(`/api/applications/${id}/sent/${sent}`, { method: 'DELETE', token });
        sent = await mark();
      },
      () => product.call(`/api/applications/${id}/sent/${sent}${under}`, { token }),
    );
    expect(new Set(answers)).toEqual(new Set([404, 200]));
  },
);
