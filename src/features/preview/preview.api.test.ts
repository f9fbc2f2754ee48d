import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EngineBusyError, RenderDeadlineError, RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  token = await product.signIn('ana@example.com');
});
afterAll(() => product.close());

const preview = (body: unknown, as: string | undefined = token) =>
  product.call('/api/preview', { method: 'POST', body, token: as });

test('a resume comes as one SVG a page', async () => {
  const answer = await preview({ kind: 'resume', templateId: 'modern-1', data: typicalResume() });
  expect(answer.status).toBe(200);
  expect(answer.json.pages.length).toBeGreaterThan(0);
  for (const page of answer.json.pages) expect(page).toMatch(/^<svg[\s\S]*<\/svg>\s*$/);
  expect(answer.json.unsupportedCharacters).toEqual([]);
});

test('a page that is known is left out while it looks the same, and no other', async () => {
  const data = threePageResume();
  const ask = (summary: string, known?: string[]) =>
    preview({ kind: 'resume', templateId: 'modern-1', data: { ...data, summary }, known });
  const whole = await ask('Once.');
  const first = await ask('Once.', []);
  expect(first.json.pages).toEqual(whole.json.pages);
  expect(whole.json.keys).toBeUndefined();
  const again = await ask('Once.', first.json.keys);
  expect(again.json).toMatchObject({ keys: first.json.keys, pages: whole.json.pages.map(() => '') });
  const changed = await ask('Twice.', first.json.keys);
  expect(changed.json.pages[0]).toBe((await ask('Twice.')).json.pages[0]);
  expect(changed.json.pages.slice(1)).toEqual(whole.json.pages.slice(1).map(() => ''));
  expect(changed.json.layout).toEqual((await ask('Twice.')).json.layout);
});

test('the answer tells where the text of each field stands, and how full the last page is', async () => {
  const data = typicalResume();
  const { json } = await preview({ kind: 'resume', templateId: 'modern-1', data });
  expect(json.layout.pages).toBe(json.pages.length);
  const company = json.layout.places.find(({ path }: { path: string }) => path === 'employment.0.company');
  expect(company).toMatchObject({ page: 0, text: data.employment[0]?.company });
  const letter = await preview({ kind: 'letter', templateId: 'professional-1', data: typicalLetter() });
  expect(letter.json.layout).toMatchObject({ pages: 1, lastPageFill: expect.any(Number) });
  expect(letter.json.layout.places.map(({ path }: { path: string }) => path)).toContain('content.body');
});

test('the pages are sent compressed to a browser that takes it, with the headers of every answer', async () => {
  const body = { kind: 'resume', templateId: 'modern-1', data: typicalResume() };
  const plain = await preview(body);
  const answer = await product.call('/api/preview', {
    method: 'POST',
    body,
    token,
    headers: { 'Accept-Encoding': 'gzip, br' },
  });
  expect(brotliDecompressSync(answer.bytes).toString()).toBe(plain.text);
  expect(answer.bytes.length).toBeLessThan(plain.bytes.length / 3);
  for (const [name, value] of plain.headers)
    if (name !== 'x-request-id' && name !== 'ratelimit')
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
  expect(answer.headers.get('content-encoding')).toBe('br');
});

test('a letter is dated by the day the person sends', async () => {
  const on = (date?: string) =>
    preview({
      kind: 'letter',
      templateId: 'professional-1',
      data: typicalLetter(),
      ...(date ? { date } : {}),
    });
  const yesterday = await on('2026-11-20');
  const today = await on('2026-11-21');
  const absent = await on();
  const absurd = await on('1999-01-01');
  expect(yesterday.text).not.toBe(today.text);
  expect(absent.text).toBe(today.text);
  expect(absurd.text).toBe(today.text);
});

test('an empty document can be seen', async () => {
  expect((await preview({ kind: 'resume', templateId: 'simple-1', data: {} })).status).toBe(200);
});

test('signed out there is no preview', async () => {
  const answer = await product.call('/api/preview', { method: 'POST', raw: 'not even json' });
  expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
});

test.each([
  [{ templateId: 'modern-1', data: {} }, 'kind'],
  [{ kind: 'poem', templateId: 'modern-1', data: {} }, 'kind'],
  [{ kind: 'resume', templateId: 'professional-1', data: {} }, 'templateId'],
  [{ kind: 'letter', templateId: 'simple-1', data: {} }, 'templateId'],
  [{ kind: 'resume', templateId: 'modern-1', data: { summary: 7 } }, 'data.summary'],
  [{ kind: 'letter', templateId: 'modern-1', data: {}, date: 'yesterday' }, 'date'],
])('%j is refused, naming the field', async (body, field) => {
  expect(await preview(body)).toMatchObject({ status: 400, json: { field } });
});

test('what is too long or too many is refused in words that people use, naming the field', async () => {
  const refusals = [
    [{ summary: 'x'.repeat(20_001) }, 'data.summary', 'at most 20000 characters'],
    [{ personalInfo: { location: 'x'.repeat(301) } }, 'data.personalInfo.location', 'at most 300 characters'],
    [{ skills: Array.from({ length: 201 }, String) }, 'data.skills', 'at most 200 entries'],
  ] as const;
  for (const [data, field, reason] of refusals) {
    const answer = await preview({ kind: 'resume', templateId: 'modern-1', data });
    expect(answer).toMatchObject({ status: 400, json: { field, message: `${field}: ${reason}` } });
  }
});

test('a large body that is not read ends its connection; a small one leaves it open', async () => {
  for (const [length, connection] of [
    [100_000, 'close'],
    [100, null],
  ] as const) {
    const raw = JSON.stringify({ kind: 'resume', x: 'x'.repeat(length) });
    const answer = await product.call('/api/preview', { method: 'POST', raw });
    expect([answer.status, answer.headers.get('Connection')]).toEqual([401, connection]);
  }
});

test('a text of 100,000 characters is refused, naming the field', async () => {
  const data = { ...typicalResume(), summary: 'x'.repeat(100_000) };
  expect(await preview({ kind: 'resume', templateId: 'modern-1', data })).toMatchObject({
    status: 400,
    json: { field: 'data.summary' },
  });
});

test('a megabyte of the shortest values is refused before it is parsed, and a full resume is not', async () => {
  const entries = (count: number) => Array.from({ length: count }, () => ({ title: 'a', description: 'b' }));
  const sections = Array.from({ length: 30 }, () => ({ title: 'A', items: entries(100) }));
  const full = { kind: 'resume', templateId: 'modern-1', data: { sections, employment: 7 } };
  expect(await preview(full)).toMatchObject({ status: 400, json: { field: 'data.employment' } });
  const many = { kind: 'resume', templateId: 'modern-1', data: { unknown: Array(200_000).fill(1) } };
  expect(await preview(many)).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
});

test('a person may ask for 900 previews a minute', async () => {
  const eager = await product.signIn('eager@example.com');
  const body = { kind: 'resume', templateId: 'modern-1', data: { includeSummary: true } };
  // The counter is shared, so the last of many is refused without setting nine hundred pages here.
  const { id } = (await product.call('/api/user/profile', { token: eager })).json;
  for (let hit = 0; hit < 900; hit += 1)
    await product.limiter.hit(`preview:${id}`, { max: 900, windowSeconds: 60 });
  const answer = await preview(body, eager);
  expect(answer).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
});

describe('when the engine cannot', () => {
  let failing: TestProduct;
  let reason: Error;
  beforeAll(async () => {
    failing = await startTestProduct({ engine: engineThat(() => Promise.reject(reason)) });
  });
  afterAll(() => failing.close());

  test.each([
    [new EngineBusyError(3), 503, 'engine_busy'],
    [new RenderDeadlineError(5000), 422, 'cannot_be_set'],
    [new RenderFailedError(['no']), 422, 'cannot_be_set'],
    [new Error('unknown'), 500, 'internal'],
  ])('%s becomes %i', async (error, status, code) => {
    reason = error;
    const person = await failing.signIn(`person-${error.name.toLowerCase()}@example.com`);
    const body = { kind: 'resume', templateId: 'modern-1', data: {} };
    const answer = await failing.call('/api/preview', { method: 'POST', body, token: person });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    if (status === 503) expect(answer.headers.get('Retry-After')).toBe('3');
  });
});

function engineThat(svg: Engine['svg']): Engine {
  const notAsked = () => Promise.reject(new Error('not asked for'));
  return {
    assertRoom: () => undefined,
    svg,
    pdf: notAsked,
    exchange: notAsked,
    copy: notAsked,
    readBack: notAsked,
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
