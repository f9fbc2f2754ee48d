import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EngineBusyError, RenderDeadlineError, RenderFailedError } from '#documents/render/engine-errors.ts';
import type { Engine } from '#documents/render/engine.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { threePageResume } from '#tests/factories/three-page-resume.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';
import { readBackAnswer } from './read-back-contract.ts';

let product: TestProduct;
let token: string;
beforeAll(async () => {
  product = await startTestProduct();
  token = await product.signIn('ana@example.com');
});
afterAll(() => product.close());

/** Asks, and looks that no part of a PDF is in the answer, whatever it is: neither its bytes nor base64 of them. */
async function readBack(body: unknown, as: string | undefined = token, at = product): Promise<Answer> {
  const raw = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = await at.call('/api/read-back', { method: 'POST', raw, token: as });
  expect(Buffer.from(answer.bytes).toString('latin1')).not.toMatch(/%PDF|JVBERi|endobj|endstream/);
  expect(answer.headers.get('Content-Type')).toMatch(/^application\/json/);
  return answer;
}

test('whoever is signed in, without a plan too, gets what software reads from the PDF, and never the PDF', async () => {
  const data = typicalResume();
  const answer = await readBack({ templateId: 'modern-1', data });
  expect(answer.status).toBe(200);
  expect(answer.json.emails.map(({ value }: { value: string }) => value)).toEqual([data.personalInfo.email]);
  expect(answer.json.jobs).toHaveLength(data.employment.length);
  // Nothing but what is described.
  expect(readBackAnswer.parse(answer.json)).toEqual(answer.json);
});

test('a resume of several pages is read to its end', async () => {
  const data = threePageResume();
  const { json } = await readBack({ templateId: 'simple-1', data });
  expect(json.jobs).toHaveLength(data.employment.length);
  expect(readBackAnswer.parse(json)).toEqual(json);
});

test('an empty resume can be read back, and so can a draft of an older version that lacks parts', async () => {
  expect((await readBack({ templateId: 'simple-1', data: {} })).status).toBe(200);
});

test('signed out nothing is set or read', async () => {
  const answer = await product.call('/api/read-back', { method: 'POST', raw: 'not even json' });
  expect([answer.status, answer.json.code]).toEqual([401, 'unauthenticated']);
});

test.each([
  [{ data: {} }, 'templateId'],
  [{ templateId: 'professional-1', data: {} }, 'templateId'],
  [{ templateId: 'modern-1', data: { summary: 7 } }, 'data.summary'],
  [{ templateId: 'modern-1', data: { summary: 'x'.repeat(20_001) } }, 'data.summary'],
])('%.60j is refused, naming the field', async (body, field) => {
  expect(await readBack(body)).toMatchObject({ status: 400, json: { field } });
});

test('what is no JSON, and what is too large, is refused', async () => {
  expect(await readBack('not json')).toMatchObject({ status: 400, json: { code: 'malformed_json' } });
  const large = { templateId: 'modern-1', data: { unknown: 'x'.repeat(1_100_000) } };
  expect(await readBack(large)).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
  const many = { templateId: 'modern-1', data: { unknown: Array(200_000).fill(1) } };
  expect(await readBack(many)).toMatchObject({ status: 413, json: { code: 'payload_too_large' } });
});

test('a person may have sixty a minute, and is told when to come back', async () => {
  const eager = await product.signIn('eager@example.com');
  const { id } = (await product.call('/api/user/profile', { token: eager })).json;
  for (let hit = 0; hit < 60; hit += 1)
    await product.limiter.hit(`reading:${id}`, { max: 60, windowSeconds: 60 });
  const answer = await readBack({ templateId: 'modern-1', data: {} }, eager);
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
    [new RenderFailedError(['the PDF cannot be read back: %PDF-1.7']), 422, 'cannot_be_set'],
    [new RenderFailedError(['maximum grouping depth exceeded']), 422, 'cannot_be_set'],
    [new Error('%PDF-1.7'), 500, 'internal'],
  ])('%s becomes %i', async (error, status, code) => {
    reason = error;
    const person = await failing.signIn(`person-${status}-${error.message.length}@example.com`);
    const answer = await readBack({ templateId: 'modern-1', data: {} }, person, failing);
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    if (status === 503) expect(answer.headers.get('Retry-After')).toBe('3');
  });
});

function engineThat(readBackOf: Engine['readBack']): Engine {
  const notAsked = () => Promise.reject(new Error('not asked for'));
  return {
    assertRoom: () => undefined,
    readBack: readBackOf,
    svg: notAsked,
    pdf: notAsked,
    exchange: notAsked,
    copy: notAsked,
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
