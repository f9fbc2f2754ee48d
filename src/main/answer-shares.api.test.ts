import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#platform/database/schema.ts';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import { BodyShares, type ShareLimits } from '#platform/http/body-shares.ts';
import { createShares } from '#platform/http/shares.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';
import { testEngine } from '#tests/support/test-engine.ts';

/** A share that is as good as never filled again, so that no clock decides. */
const ONCE: ShareLimits = {
  ...{ burstBytes: 100_000, bytesPerSecond: 1, freeBytes: -1, smallBytes: 0, largeBytes: 100 },
  ...{ maxLarge: 4, maxWaitMs: 20, stallMs: 10_000 },
};

let product: TestProduct;
let isBusy = false;
beforeAll(async () => {
  const engine = testEngine();
  const shares = createShares({
    answers: new BodyShares(ONCE),
    networkAnswers: new BodyShares({ ...ONCE, burstBytes: 350_000 }),
  });
  product = await startTestProduct({
    shares,
    engine: {
      ...{
        pdf: engine.pdf.bind(engine),
        svg: engine.svg.bind(engine),
        exchange: engine.exchange.bind(engine),
        copy: engine.copy.bind(engine),
      },
      ...{ readBack: engine.readBack.bind(engine), close: engine.close.bind(engine) },
      isReady: engine.isReady.bind(engine),
      assertRoom: (asker) => {
        if (isBusy) throw new EngineBusyError(1);
        return engine.assertRoom(asker);
      },
    },
  });
});
afterAll(() => product.close());

const LONG = { ...typicalResume(), later: 'x'.repeat(60_000) };

/** Somebody with a long document, at an address. */
async function somebody(name: string, address: string) {
  const token = await product.signIn(`${name}@example.com`);
  const body = { templateId: 'modern-1', data: LONG };
  const { json } = await product.call('/api/resumes', { method: 'POST', token, address, body });
  const id = Number(json.id);
  const read = (path = `/api/resumes/${id}`, headers = {}) => product.call(path, { token, address, headers });
  return { id, token, read };
}

test('who has read too much is told when to come back, whatever they ask for, and others go on', async () => {
  const ana = await somebody('ana', '198.51.100.1');
  const ben = await somebody('ben', '198.51.100.2');
  expect([(await ana.read()).status, (await ana.read()).status]).toEqual([200, 200]);
  const refused = await ana.read();
  expect(refused).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
  for (const path of ['/api/resumes/dashboard', '/api/drafts', `/api/resumes/${ana.id}/versions`])
    expect([path, (await ana.read(path)).status]).toEqual([path, 429]);
  expect((await ben.read()).status).toBe(200);
});

test('a network has a share over all of its accounts', async () => {
  const statuses = [];
  for (const name of ['one', 'two', 'three', 'four']) {
    const { read } = await somebody(name, '198.51.100.9');
    statuses.push((await read()).status, (await read()).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
});

test('a picture that is known, or cannot be made now, is answered without reading the document', async () => {
  const cleo = await somebody('cleo', '198.51.100.3');
  const picture = `/api/resumes/${cleo.id}/thumbnail`;
  const first = await cleo.read(picture);
  expect(first.status).toBe(200);
  // What nobody can read, so that reading it shows.
  await product.database.db.update(documents).set({ data: 'unreadable' }).where(eq(documents.id, cleo.id));
  const tag = first.headers.get('ETag') ?? '';
  expect((await cleo.read(picture, { 'If-None-Match': tag })).status).toBe(304);
  isBusy = true;
  expect((await cleo.read(picture)).status).toBe(503);
  isBusy = false;
  expect((await cleo.read(picture)).status).toBe(500);
});
