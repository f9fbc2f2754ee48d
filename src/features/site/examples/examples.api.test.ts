import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { exampleUses } from '#platform/database/schema.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct();
});
beforeEach(async () => {
  await product.database.db.delete(exampleUses);
});
afterAll(() => product.close());

let addresses = 0;
const newAddress = () => `198.51.100.${(addresses += 1)}`;
const use = (id: string, address = newAddress()) =>
  product.call(`/api/examples/${id}/uses`, { method: 'POST', address });
const uses = async () => (await product.call('/api/examples/uses')).json;

test('before anybody has used one, there is nothing to show', async () => {
  expect(await product.call('/api/examples/uses')).toMatchObject({ status: 200, json: {} });
  expect(await uses()).toEqual({});
});

test('each person who starts from an example raises its count, a letter apart from a resume', async () => {
  expect(await use('resume-data-analyst')).toMatchObject({ status: 200, json: { counted: true } });
  await use('resume-data-analyst');
  await use('letter-data-analyst');
  expect(await uses()).toEqual({ 'resume-data-analyst': 2, 'letter-data-analyst': 1 });
});

test('uses at the same moment are all counted', async () => {
  await Promise.all(Array.from({ length: 8 }, () => use('letter-copywriter')));
  expect(await uses()).toEqual({ 'letter-copywriter': 8 });
});

test('an address counts once a day for each example', async () => {
  const address = newAddress();
  await use('resume-sales-lead', address);
  expect(await use('resume-sales-lead', address)).toMatchObject({ status: 200, json: { counted: false } });
  await use('resume-science-teacher', address);
  expect(await uses()).toEqual({ 'resume-sales-lead': 1, 'resume-science-teacher': 1 });
  product.clock.advance(24 * 3600 + 1);
  expect(await use('resume-sales-lead', address)).toMatchObject({ json: { counted: true } });
  expect(await uses()).toMatchObject({ 'resume-sales-lead': 2 });
});

test('a network of IPv6 counts as the one customer it belongs to', async () => {
  await use('resume-sales-lead', '2001:db8:7:7::1');
  await use('resume-sales-lead', '2001:db8:7:7::2');
  expect(await uses()).toEqual({ 'resume-sales-lead': 1 });
});

test.each(['resume-astronaut', 'data-analyst', 'letter-sales-lead', 'resume-constructor', '%00'])(
  'what is no example is not found, and nothing is kept: %s',
  async (id) => {
    expect(await use(id)).toMatchObject({ status: 404, json: { code: 'not_found' } });
    expect(await uses()).toEqual({});
  },
);
