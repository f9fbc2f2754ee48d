import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { documentLinks } from '#platform/database/schema.ts';
import { createLog } from '#platform/log/log.server.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';
import { queriesOf } from '#tests/support/sent-queries.ts';

const EMAIL = 'shares@example.com';
const written: string[] = [];
let product: TestProduct;
let token: string;
let resumeId: number;
beforeAll(async () => {
  product = await startTestProduct({ log: createLog((line) => written.push(line)) });
  token = await product.signIn(EMAIL);
  await product.grantAccess(EMAIL, 365);
  const body = { templateId: 'modern-1', data: typicalResume() };
  resumeId = (await product.call('/api/resumes', { method: 'POST', token, body })).json.id;
});
afterAll(() => product.close());
beforeEach(() => product.clock.advance(3601));

type Made = { id: number; path: string };

async function made(wish: object = {}): Promise<Made> {
  const { status, json } = await product.call(`/api/resumes/${resumeId}/links`, {
    method: 'POST',
    token,
    body: wish,
  });
  expect(status).toBe(201);
  return { id: json.id, path: new URL(json.url).pathname };
}

const opened = (path: string, address?: string) =>
  product.call(`${path}/opened`, { method: 'POST', ...(address && { address }) });

const opensOf = async (id: number) => {
  const links: { id: number; opens: object[] }[] = (
    await product.call(`/api/resumes/${resumeId}/links`, { token })
  ).json;
  return links.find((link) => link.id === id)?.opens;
};

test('the page says what it shows, to nobody but whoever has its address', async () => {
  const { path } = await made();
  const { status, headers, text } = await product.call(path);
  expect(status).toBe(200);
  expect(headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  expect(headers.get('X-Robots-Tag')).toContain('noindex');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('Set-Cookie')).toBeNull();
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
  expect(text).toContain('<meta name="robots" content="noindex, nofollow, noarchive">');
  expect(text).toContain('<meta name="referrer" content="no-referrer">');
  expect(text).toContain(`href="${path}/file.pdf">Download PDF</a>`);
  expect(text).toContain('<a href="/contact">Report abuse</a>');
  // Nothing of another origin is loaded, and what it weighs before its pages is little.
  expect(text.match(/\ssrc="[^"]*"/g)).toEqual([` src="${path}/page-1.svg"`]);
  expect(text).not.toContain('<script');
  expect(text.length).toBeLessThan(100_000);
  expect(text).toContain(typicalResume().employment[0]?.company ?? 'none');
});

test('the pages and the PDF are those of the document, for every kind of client', async () => {
  const { path } = await made();
  const plain = await product.call(`${path}/page-1.svg`);
  expect([plain.status, plain.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
  expect(plain.text).toMatch(/^<svg /);
  const packed = await product.call(`${path}/page-1.svg`, { headers: { 'Accept-Encoding': 'br, gzip' } });
  expect(packed.headers.get('Content-Encoding')).toBe('gzip');
  expect(gunzipSync(packed.bytes).toString()).toBe(plain.text);
  const pdf = await product.call(`${path}/file.pdf`);
  const { firstName, lastName } = typicalResume().personalInfo;
  expect(pdf.headers.get('Content-Disposition')).toContain(`"${firstName}-${lastName}-Resume.pdf"`);
  expect(new TextDecoder().decode(pdf.bytes.subarray(0, 5))).toBe('%PDF-');
});

const alike = ({ status, headers, text }: Answer) => ({
  ...{ status, text },
  headers: [...headers].filter(([name]) => name !== 'x-request-id'),
});

test('whatever leads nowhere is one and the same 404, found by one look-up of a hash', async () => {
  const { db } = product.database;
  const [expired, deleted, revoked] = [await made({ days: 1 }), await made(), await made()];
  await product.call(`/api/links/${deleted.id}`, { method: 'DELETE', token });
  await db
    .update(documentLinks)
    .set({ revokedAt: product.clock.now() })
    .where(eq(documentLinks.id, revoked.id));
  product.clock.advance(24 * 3600);
  const nowhere = [
    ...[expired.path, deleted.path, revoked.path, '/s/AAAAAAAAAAAAAAAAAAAAAAAA', '/s/x', '/s/%27'],
    ...[`${expired.path}/file.pdf`, `${expired.path}/page-1.svg`, '/s/x/file.pdf', '/s/', '/s/a/b/c'],
  ];
  const [first, ...others] = await Promise.all(nowhere.map((path) => product.call(path)));
  if (!first) throw new Error('nothing was answered');
  expect(first.status).toBe(404);
  for (const other of others) expect(alike(other)).toEqual(alike(first));
  expect(alike(await opened(revoked.path))).toEqual(alike(first));
  for (const path of [expired.path, revoked.path, '/s/AAAAAAAAAAAAAAAAAAAAAAAA'])
    expect(await queriesOf(product, () => product.call(path), 'document_links')).toBe(1);
  token = await product.signIn(EMAIL);
});

test('a page that is not there is nothing, though the link is', async () => {
  const { path } = await made();
  for (const under of ['/page-2.svg', '/page-0.svg', '/page-999.svg', '/file.docx', '/'])
    expect((await product.call(path + under)).status).toBe(404);
});

test('opens are counted by day where their person wants it, by the script and not by fetching', async () => {
  const [counted, silent] = [await made({ countOpens: true }), await made()];
  const { text } = await product.call(counted.path);
  expect(text).toContain('<script>');
  expect(await opensOf(counted.id)).toEqual([]);
  for (const { path } of [counted, silent, counted]) expect((await opened(path)).status).toBe(204);
  const today = product.clock.now().toISOString().slice(0, 10);
  expect(await opensOf(counted.id)).toEqual([{ day: today, opens: 2 }]);
  expect(await opensOf(silent.id)).toEqual([]);
  product.clock.advance(24 * 3600);
  token = await product.signIn(EMAIL);
  await opened(counted.path);
  expect(await opensOf(counted.id)).toMatchObject([{ opens: 1 }, { day: today, opens: 2 }]);
});

test('whoever reloads without end is not counted without end', async () => {
  const { id, path } = await made({ countOpens: true });
  for (let times = 0; times < 25; times += 1) expect((await opened(path)).status).toBe(204);
  await opened(path, '198.51.100.9');
  expect(await opensOf(id)).toMatchObject([{ opens: 21 }]);
});

test('somebody who tries addresses is stopped, and keeps no neighbour from opening a link', async () => {
  const address = '198.51.100.77';
  const { path } = await made();
  let stopped = await product.call('/s/try', { address });
  for (let tries = 0; tries < 1_300 && stopped.status !== 429; tries += 1)
    stopped = await product.call(`/s/try-${tries}`, { address });
  expect(stopped.status).toBe(429);
  expect(Number(stopped.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await product.call(path, { address })).status).toBe(200);
});

test('no line of the log has a token, of calls that fail neither', async () => {
  const { id, path } = await made();
  const { db } = product.database;
  await db.update(documentLinks).set({ pdfSha256: 'gone' }).where(eq(documentLinks.id, id));
  written.length = 0;
  expect((await product.call(`${path}/file.pdf`)).status).toBe(500);
  await product.call(path);
  expect(written.join('')).toContain('/s/{token}/file.pdf');
  expect(written.join('')).not.toContain(path.slice(3));
});
