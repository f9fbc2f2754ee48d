import { afterAll, beforeAll, expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type Answer, type TestProduct } from '#tests/support/product.ts';

/*
 * A link is four jobs of the engine in a row, of which a person has two at most: many that are made at once wait for each
 * other, and what is too much is told as theirs to try again.
 */

const EMAIL = 'at-once@example.com';
let product: TestProduct;
let token: string;
let resumeId: number;
beforeAll(async () => {
  product = await startTestProduct();
  token = await product.signIn(EMAIL);
  await product.grantAccess(EMAIL, 600);
  resumeId = (await post('/api/resumes', { templateId: 'modern-1', data: typicalResume() })).json.id;
});
afterAll(() => product.close());

const post = (path: string, body: object = {}) => product.call(path, { method: 'POST', token, body });
const make = () => post(`/api/resumes/${resumeId}/links`);
const download = () => product.call(`/api/resumes/${resumeId}/download`, { token });
const atOnce = (count: number, call: () => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, call));
const statuses = (answers: readonly Answer[]) => answers.map(({ status }) => status);

test('links that are made at once, beside a download, are all made', async () => {
  const [links] = await Promise.all([atOnce(8, make), download()]);
  expect(statuses(links)).toEqual(Array.from({ length: 8 }, () => 201));
});

test('of more than may wait each is made, or refused as too much at once with when to come back', async () => {
  product.clock.advance(3601);
  const answers = await atOnce(20, make);
  expect(new Set(statuses(answers))).toEqual(new Set([201, 429]));
  for (const { status, headers, json } of answers)
    if (status === 429)
      expect([headers.get('Retry-After'), json.code]).toEqual([
        expect.stringMatching(/^\d+$/),
        'rate_limited',
      ]);
  const listed = (await product.call(`/api/resumes/${resumeId}/links`, { token })).json;
  expect(listed).toHaveLength(8 + statuses(answers).filter((status) => status === 201).length);
  // Those that were refused hold nobody up afterwards.
  expect((await make()).status).toBe(201);
});

test('links are made anew, and applications marked as sent, at once as well', async () => {
  product.clock.advance(3601);
  const [{ json: link }] = (await atOnce(1, make)) as [Answer];
  const data = { ...typicalApplication(), resumeId, letterId: null };
  const { id } = (await post('/api/applications', { data })).json;
  const [renewed, marked] = await Promise.all([
    atOnce(3, () => post(`/api/links/${link.id}/renew`)),
    atOnce(3, () => post(`/api/applications/${id}/sent`)),
  ]);
  expect([statuses(renewed), statuses(marked)]).toEqual([
    [200, 200, 200],
    [201, 201, 201],
  ]);
});
