import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { applicant, type Applicant } from '#tests/support/applicants.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
let me: Applicant;
let stranger: Applicant;
let people = 0;
beforeAll(async () => {
  product = await startTestProduct();
  stranger = await applicant(product, 'stranger@example.com');
});
afterAll(() => product.close());
beforeEach(async () => {
  people += 1;
  me = await applicant(product, `naming-${people}@example.com`);
});

describe('the documents that it names', () => {
  test('must be its own, of the right kind: else the field is named and nothing is saved', async () => {
    const { id } = await me.create();
    const [mine, mineToo, theirs] = [await me.resume(), await me.letter(), await stranger.resume()];
    for (const [field, named] of [
      ...([
        ['resumeId', theirs],
        ['resumeId', 999_999],
        ['resumeId', mineToo],
      ] as const),
      ...([
        ['letterId', mine],
        ['letterId', id],
      ] as const),
    ]) {
      const refused = { status: 400, json: { code: 'invalid_request', field: `data.${field}` } };
      expect(await me.call('POST', '', { data: { [field]: named } })).toMatchObject(refused);
      expect(await me.call('PUT', `/${id}`, { data: { [field]: named } })).toMatchObject(refused);
    }
    expect(await me.rows()).toMatchObject([{ id, version: 1, resumeId: null, letterId: null }]);
  });

  test('are answered as none once they were deleted, and do not keep it from being saved', async () => {
    const [resumeId, letterId] = [await me.resume(), await me.letter()];
    const data = { ...typicalApplication(), resumeId, letterId };
    const { id } = await me.create(data);
    expect(await me.rows()).toMatchObject([{ resumeId, letterId }]);
    expect((await me.call('GET', `/${id}`)).json.data).toMatchObject({ resumeId, letterId });
    await product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token: me.token });
    expect(await me.rows()).toMatchObject([{ resumeId: null, letterId }]);
    expect((await me.call('GET', `/${id}`)).json.data).toMatchObject({ resumeId: null, letterId });
    // A device that has not heard of it.
    expect(await me.call('PUT', `/${id}`, { data: { ...data, stage: 'offer' }, version: 1 })).toMatchObject({
      status: 200,
    });
    expect(await me.rows()).toMatchObject([{ resumeId: null, letterId, stage: 'offer' }]);
    // Another document that is no more is no unchanged one.
    expect(await me.call('PUT', `/${id}`, { data: { ...data, letterId: resumeId } })).toMatchObject({
      ...{ status: 400, json: { field: 'data.letterId' } },
    });
  });

  test('refuse no device that has not heard of a change: saving over another version is a conflict', async () => {
    const [first, second] = [await me.resume(), await me.resume()];
    const { id } = await me.create({ resumeId: first });
    await me.call('PUT', `/${id}`, { data: { resumeId: second }, version: 1 });
    await product.call(`/api/resumes/${first}`, { method: 'DELETE', token: me.token });
    const stale = { data: { resumeId: first, notes: 'From my phone' }, version: 1 };
    expect(await me.call('PUT', `/${id}`, stale)).toMatchObject({
      ...{ status: 409, json: { code: 'version_conflict' } },
    });
    expect(await me.call('PUT', `/${id}`, { ...stale, version: 2 })).toMatchObject({
      ...{ status: 400, json: { field: 'data.resumeId' } },
    });
    expect(await me.rows()).toMatchObject([{ version: 2, resumeId: second }]);
    expect(await me.call('PUT', '/999999', stale)).toMatchObject({ status: 404 });
  });

  test('may be gone by the time that a creation is repeated: it made what it made', async () => {
    const resumeId = await me.resume();
    const send = () =>
      product.call('/api/applications', {
        ...{ method: 'POST', token: me.token, body: { data: { resumeId } } },
        headers: { 'Idempotency-Key': 'b5f9a1a4-3a25-4d5c-8c71-6a3b9c1a3f10' },
      });
    const first = await send();
    await product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token: me.token });
    const again = await send();
    expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
  });

  test('stay named while they are archived', async () => {
    const resumeId = await me.resume();
    await me.create({ resumeId });
    await product.call(`/api/resumes/${resumeId}/archived`, {
      method: 'PUT',
      token: me.token,
      body: { archived: true },
    });
    expect(await me.rows()).toMatchObject([{ resumeId }]);
  });

  test('are what a list can be asked for', async () => {
    const [one, other] = [await me.resume(), await me.resume()];
    const { id } = await me.create({ resumeId: one });
    await me.create({ resumeId: other });
    await me.create({});
    expect((await me.rows(`?resumeId=${one}`)).map((row) => row.id)).toEqual([id]);
    expect(await me.rows('?letterId=1')).toEqual([]);
    expect(await me.rows()).toHaveLength(3);
    expect(await me.call('GET', '?resumeId=x')).toMatchObject({ status: 400, json: { field: 'resumeId' } });
  });
});
