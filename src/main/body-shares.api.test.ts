import { afterAll, beforeAll, expect, test } from 'vitest';
import { BodyShares } from '#platform/http/body-shares.ts';
import { createShares } from '#platform/http/shares.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

/** A share that is as good as never filled again, so that no clock decides. */
const ONCE = {
  ...{ burstBytes: 100_000, bytesPerSecond: 1, freeBytes: 1_000, smallBytes: 16_000, largeBytes: 64_000 },
  ...{ maxLarge: 2, maxWaitMs: 20, stallMs: 10_000 },
};

let product: TestProduct;
const tokens = new Map<string, string>();
beforeAll(async () => {
  product = await startTestProduct({ shares: createShares({ bodies: new BodyShares(ONCE) }) });
  for (const name of ['ana', 'ben', 'values', 'chunks']) {
    // Each from elsewhere: what they send before they are known counts for where they are.
    tokens.set(name, await product.signIn(`${name}@example.com`));
  }
});
afterAll(() => product.close());

// Of few entries: keys and values count, too.
const LONG = {
  ...typicalResume(),
  employment: typicalResume().employment.slice(0, 1),
  education: [],
  later: 'x'.repeat(60_000),
};
const NO_JSON = 'not even json '.repeat(2_000);
const create = (name: string, data: object = LONG) =>
  product.call('/api/resumes', {
    method: 'POST',
    token: tokens.get(name),
    body: { templateId: 'modern-1', data },
  });

test('who has sent too much is told when to come back, nothing is stored, and others go on', async () => {
  expect((await create('ana')).status).toBe(201);
  expect((await create('ana')).status).toBe(201);
  const refused = await create('ana');
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited', message: expect.any(String) } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  const listed = await product.call('/api/resumes/dashboard', { token: tokens.get('ana') });
  expect(listed.json).toHaveLength(2);
  expect((await create('ben')).status).toBe(201);
});

test('it is looked at before the body is read, whichever call it is for', async () => {
  const calls = [
    ['POST', '/api/resumes'],
    ['PUT', '/api/resumes/1'],
    ['POST', '/api/preview'],
    ['POST', '/api/read-back'],
    ['POST', '/api/create-subscription'],
  ] as const;
  for (const [method, path] of calls) {
    const answer = await product.call(path, { method, token: tokens.get('ana'), raw: NO_JSON });
    expect([path, answer.status]).toEqual([path, 429]);
  }
});

test('many values count for more than their bytes', async () => {
  const settings = { numbers: Array(9_000).fill(1) };
  expect((await create('values', { settings })).status).toBe(201);
  expect((await create('values', { settings })).status).toBe(429);
});

test('a body of unknown length counts for what was read', async () => {
  const send = () =>
    product.call('/api/resumes', {
      method: 'POST',
      token: tokens.get('chunks'),
      raw: JSON.stringify({
        templateId: 'modern-1',
        data: {
          ...LONG,
          later: 'x'.repeat(64_000),
          summary: 'x'.repeat(20_000),
          employment: Array(2).fill({ description: 'x'.repeat(15_000) }),
        },
      }),
      headers: { 'Transfer-Encoding': 'chunked' },
    });
  expect((await send()).status).toBe(201);
  expect((await send()).status).toBe(429);
});

test('what nobody signed in for counts for the network it came from', async () => {
  const ask = (address: string) =>
    product.call('/api/contact', { method: 'POST', raw: `"${'x'.repeat(100_000)}"`, address });
  expect((await ask('198.51.100.1')).status).toBe(400);
  expect((await ask('198.51.100.1')).status).toBe(429);
  expect((await ask('198.51.100.2')).status).toBe(400);
});

test('who is signed out hears that first, and calls without a body are not concerned', async () => {
  const signedOut = await product.call('/api/resumes', { method: 'POST', raw: 'x', address: '198.51.100.1' });
  expect(signedOut.status).toBe(401);
  expect((await product.call('/api/resumes/dashboard', { token: tokens.get('ana') })).status).toBe(200);
});
