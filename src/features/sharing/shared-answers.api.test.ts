import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { documentLinks } from '#platform/database/schema.ts';
import { BodyShares, type ShareLimits } from '#platform/http/body-shares.ts';
import { createShares } from '#platform/http/shares.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { queriesOf } from '#tests/support/sent-queries.ts';

/* What answers of a link cost: whose share they count for, and what is not read again. */

/** A share that is as good as never filled again, so that no clock decides. */
const ONCE: ShareLimits = {
  ...{ burstBytes: 200_000, bytesPerSecond: 1, freeBytes: -1, smallBytes: 0, largeBytes: 100 },
  ...{ maxLarge: 4, maxWaitMs: 20, stallMs: 10_000 },
};

const EMAIL = 'answers@example.com';
let product: TestProduct;
let token: string;
let resumeId: number;
beforeAll(async () => {
  product = await startTestProduct({
    shares: createShares({
      strangersAnswers: new BodyShares(ONCE),
      wideStrangersAnswers: new BodyShares({ ...ONCE, burstBytes: 600_000 }),
    }),
  });
  token = await product.signIn(EMAIL);
  await product.grantAccess(EMAIL, 365);
  const body = { templateId: 'modern-1', data: typicalResume() };
  resumeId = (await product.call('/api/resumes', { method: 'POST', token, body })).json.id;
});
afterAll(() => product.close());

let networks = 0;
/** Where nobody has called from yet. */
let office = '';
beforeEach(() => (office = `198.18.${(networks += 1)}.1`));

async function made(): Promise<{ id: number; path: string }> {
  const { status, json } = await product.call(`/api/resumes/${resumeId}/links`, {
    ...{ method: 'POST', token, body: {} },
  });
  expect(status).toBe(201);
  return { id: json.id, path: new URL(json.url).pathname };
}

const read = (path: string, address = office, headers: Record<string, string> = {}) =>
  product.call(path, { address, headers });
const packed = (path: string, tag?: string) =>
  read(path, office, { 'Accept-Encoding': 'gzip', ...(tag && { 'If-None-Match': tag }) });

describe('who reads links without end', () => {
  test('is told when to come back by a page, and other networks go on', async () => {
    const { path } = await made();
    let answered = await read(`${path}/file.pdf`);
    for (let times = 0; times < 60 && answered.status === 200; times += 1)
      answered = await read(`${path}/file.pdf`);
    for (const under of ['', '/page-1.svg', '/file.pdf']) {
      const { status, headers, text } = await read(path + under);
      expect([under, status]).toEqual([under, 429]);
      expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
      expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      expect(text).toContain('<h1>Too many pages at once</h1>');
    }
    expect((await read(path, '198.19.255.1')).status).toBe(200);
  });

  test('takes no more by calling from many addresses of one network', async () => {
    const { path } = await made();
    const statuses = [];
    for (let host = 1; host <= 60; host += 1)
      statuses.push((await read(`${path}/file.pdf`, office.replace(/1$/, String(host)))).status);
    expect(statuses[0]).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect(await read(path, '198.19.254.1')).toMatchObject({ status: 200 });
  });

  test('takes nothing of what those have who are signed in', async () => {
    const { path } = await made();
    let { status } = await read(path);
    for (let times = 0; times < 60 && status !== 429; times += 1)
      ({ status } = await read(`${path}/file.pdf`));
    expect(status).toBe(429);
    const own = await product.call(`/api/resumes/${resumeId}`, { token, address: office });
    expect(own.status).toBe(200);
  });
});

describe('what many read', () => {
  test('is answered compressed to whoever can read that, and is the same for everybody', async () => {
    const { path } = await made();
    const [plain, short] = [await read(path), await packed(path)];
    expect([plain.headers.get('Content-Encoding'), short.headers.get('Content-Encoding')]).toEqual([
      null,
      'gzip',
    ]);
    for (const { headers } of [plain, short]) expect(headers.get('Vary')).toBe('Accept-Encoding');
    expect(gunzipSync(short.bytes).toString()).toBe(plain.text);
    expect(plain.text).toContain(typicalResume().personalInfo.lastName);
    expect(short.headers.get('ETag')).not.toBe(plain.headers.get('ETag'));
    expect((await read(`${path}/file.pdf`)).headers.get('Vary')).toBeNull();
  });

  test('is read from the database once, by however many at the same moment', async () => {
    // What is not ready already.
    const data = { ...typicalResume(), personalInfo: { firstName: 'Much', lastName: 'Read' } };
    await product.call(`/api/resumes/${resumeId}`, { method: 'PUT', token, body: { data } });
    const { path } = await made();
    for (const under of ['', '/page-1.svg', '/file.pdf']) {
      const together = () => Promise.all([packed(path + under), packed(path + under), packed(path + under)]);
      expect([under, await queriesOf(product, together, 'stored_files')]).toEqual([under, 1]);
    }
    expect(await queriesOf(product, () => packed(path), 'stored_files')).toBe(0);
  });

  test('is not answered again to whoever has it, until it is made anew', async () => {
    const { id, path } = await made();
    const before = await Promise.all(['', '/page-1.svg', '/file.pdf'].map((under) => packed(path + under)));
    const tags = before.map(({ headers }) => headers.get('ETag') ?? '');
    const again = () =>
      Promise.all(['', '/page-1.svg', '/file.pdf'].map((under, at) => packed(path + under, tags[at])));
    for (const { status, text, headers } of await again()) {
      expect([status, text]).toEqual([304, '']);
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    const data = { ...typicalResume(), personalInfo: { firstName: 'Renamed', lastName: 'Person' } };
    await product.call(`/api/resumes/${resumeId}`, { method: 'PUT', token, body: { data } });
    expect((await again()).map(({ status }) => status)).toEqual([304, 304, 304]);
    const renewed = await product.call(`/api/links/${id}/renew`, { method: 'POST', token, body: {} });
    expect(renewed.status).toBe(200);
    office = '198.19.253.1';
    expect((await again()).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read(path)).text).toContain('Renamed Person');
  });
});

test('a link that was taken back, was revoked or has run out shows nothing at once, to whoever has it already neither', async () => {
  const { db } = product.database;
  const links = [await made(), await made(), await made()];
  const tags: string[] = [];
  for (const { path } of links)
    for (const under of ['', '/page-1.svg'])
      tags.push((await packed(path + under)).headers.get('ETag') ?? '');
  const [deleted, revoked, expired] = links;
  await product.call(`/api/links/${deleted?.id}`, { method: 'DELETE', token });
  const set = (values: object, id = 0) =>
    db.update(documentLinks).set(values).where(eq(documentLinks.id, id));
  await set({ revokedAt: product.clock.now() }, revoked?.id);
  await set({ expiresAt: product.clock.now() }, expired?.id);
  office = '198.19.252.1';
  const nowhere = await packed('/s/AAAAAAAAAAAAAAAAAAAAAAAA');
  for (const { path } of links)
    for (const under of ['', '/page-1.svg', '/file.pdf'])
      for (const tag of ['*', ...tags]) {
        const { status, text, headers } = await packed(path + under, tag);
        expect([status, text]).toEqual([404, nowhere.text]);
        expect([headers.get('ETag'), headers.get('Vary')]).toEqual([null, null]);
      }
});
