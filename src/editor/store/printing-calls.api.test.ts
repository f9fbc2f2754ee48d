import { afterAll, beforeAll, expect, test } from 'vitest';
import { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Requester, Engine } from '#documents/render/engine.ts';
import { limits } from '#platform/database/schema.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
let token: string;
let id: number;
let hasRoom: (asker?: Requester) => boolean = () => true;
/** What the engine was given to set. */
const given: unknown[] = [];

beforeAll(async () => {
  product = await startTestProduct({
    engine: engineWithRoom(),
  });
  token = await product.signIn('ana@example.com');
  await product.grantAccess('ana@example.com', 7);
  const body = { templateId: 'modern-1', data: typicalResume() };
  id = (await product.call('/api/resumes', { method: 'POST', body, token })).json.id;
});
afterAll(() => product.close());

const calls: [string, () => Promise<Answer>][] = [
  // The body would be refused if it were read.
  ['a preview', () => product.call('/api/preview', { method: 'POST', raw: 'not even json', token })],
  ['a reading', () => product.call('/api/read-back', { method: 'POST', raw: 'not even json', token })],
  ['a download', () => product.call(`/api/resumes/${id}/download`, { token })],
  ['a picture', () => product.call(`/api/resumes/${id}/thumbnail`, { token })],
];

test.each(calls)(
  '%s is refused at once while the person has enough under way, and counted as none',
  async (_, ask) => {
    hasRoom = (asker) => asker?.person === undefined;
    const before = await product.database.db.select().from(limits);
    const answer = await ask();
    expect(answer).toMatchObject({ status: 503, json: { code: 'engine_busy' } });
    expect(answer.headers.get('Retry-After')).toBe('3');
    expect(given).toEqual([]);
    expect(await product.database.db.select().from(limits)).toEqual(before);
  },
);

test('while the engine is full whoever is signed in hears so, and whoever is not hears that first', async () => {
  hasRoom = () => false;
  const posts = ['/api/preview', '/api/read-back'];
  for (const path of [...posts, '/api/resumes/1/download', '/api/account/payments/1/receipt']) {
    const method = posts.includes(path) ? 'POST' : 'GET';
    expect([path, (await product.call(path, { method })).status]).toEqual([path, 401]);
  }
  for (const [name, ask] of calls) expect([name, (await ask()).status]).toEqual([name, 503]);
});

test('the engine is given the document as it was checked, and no print job', async () => {
  hasRoom = () => true;
  const data = typicalResume();
  const body = { kind: 'resume', templateId: 'modern-1', data, known: ['a'] };
  await product.call('/api/preview', { method: 'POST', body, token });
  await product.call('/api/read-back', { method: 'POST', body: { templateId: 'modern-1', data }, token });
  await product.call(`/api/resumes/${id}/download`, { token });
  const asResume = {
    kind: 'resume',
    templateId: 'modern-1',
    data: expect.objectContaining({ summary: data.summary }),
  };
  expect(given).toEqual([
    [expect.objectContaining({ ...asResume, places: true, known: ['a'] }), 'preview'],
    [expect.objectContaining(asResume), 'preview'],
    [expect.objectContaining(asResume), 'download'],
  ]);
});

function engineWithRoom(): Engine {
  const take = (document: unknown, asked?: Requester): Promise<never> => {
    given.push([document, asked?.urgency]);
    return Promise.reject(new EngineBusyError(3));
  };
  return {
    assertRoom: (asker) => {
      if (!hasRoom(asker)) throw new EngineBusyError(3);
    },
    pdf: take,
    svg: take,
    exchange: take,
    copy: take,
    readBack: take,
    isReady: () => Promise.resolve(true),
    close: () => Promise.resolve(),
  };
}
