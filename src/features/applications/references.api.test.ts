import { describe, expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { applicant } from '#tests/support/applicants.ts';
import { newcomers } from '#tests/support/newcomers.ts';

const world = newcomers(applicant);

describe('the documents that it names', () => {
  test('must be its own, of the right kind: else the field is named and nothing is saved', async () => {
    const { id } = await world.me.create();
    const [mine, mineToo, theirs] = [
      await world.me.resume(),
      await world.me.letter(),
      await world.stranger.resume(),
    ];
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
      expect(await world.me.call('POST', '', { data: { [field]: named } })).toMatchObject(refused);
      expect(await world.me.call('PUT', `/${id}`, { data: { [field]: named } })).toMatchObject(refused);
    }
    expect(await world.me.rows()).toMatchObject([{ id, version: 1, resumeId: null, letterId: null }]);
  });

  test('are answered as none once they were deleted, and do not keep it from being saved', async () => {
    const [resumeId, letterId] = [await world.me.resume(), await world.me.letter()];
    const data = { ...typicalApplication(), resumeId, letterId };
    const { id } = await world.me.create(data);
    expect(await world.me.rows()).toMatchObject([{ resumeId, letterId }]);
    expect((await world.me.call('GET', `/${id}`)).json.data).toMatchObject({ resumeId, letterId });
    await world.product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token: world.me.token });
    expect(await world.me.rows()).toMatchObject([{ resumeId: null, letterId }]);
    expect((await world.me.call('GET', `/${id}`)).json.data).toMatchObject({ resumeId: null, letterId });
    // A device that has not heard of it.
    expect(
      await world.me.call('PUT', `/${id}`, { data: { ...data, stage: 'offer' }, version: 1 }),
    ).toMatchObject({
      status: 200,
    });
    expect(await world.me.rows()).toMatchObject([{ resumeId: null, letterId, stage: 'offer' }]);
    // Another document that is no more is no unchanged one.
    expect(await world.me.call('PUT', `/${id}`, { data: { ...data, letterId: resumeId } })).toMatchObject({
      ...{ status: 400, json: { field: 'data.letterId' } },
    });
  });

  test('refuse no device that has not heard of a change: saving over another version is a conflict', async () => {
    const [first, second] = [await world.me.resume(), await world.me.resume()];
    const { id } = await world.me.create({ resumeId: first });
    await world.me.call('PUT', `/${id}`, { data: { resumeId: second }, version: 1 });
    await world.product.call(`/api/resumes/${first}`, { method: 'DELETE', token: world.me.token });
    const stale = { data: { resumeId: first, notes: 'From my phone' }, version: 1 };
    expect(await world.me.call('PUT', `/${id}`, stale)).toMatchObject({
      ...{ status: 409, json: { code: 'version_conflict' } },
    });
    expect(await world.me.call('PUT', `/${id}`, { ...stale, version: 2 })).toMatchObject({
      ...{ status: 400, json: { field: 'data.resumeId' } },
    });
    expect(await world.me.rows()).toMatchObject([{ version: 2, resumeId: second }]);
    expect(await world.me.call('PUT', '/999999', stale)).toMatchObject({ status: 404 });
  });

  test('may be gone by the time that a creation is repeated: it made what it made', async () => {
    const resumeId = await world.me.resume();
    const send = () =>
      world.product.call('/api/applications', {
        ...{ method: 'POST', token: world.me.token, body: { data: { resumeId } } },
        headers: { 'Idempotency-Key': 'b5f9a1a4-3a25-4d5c-8c71-6a3b9c1a3f10' },
      });
    const first = await send();
    await world.product.call(`/api/resumes/${resumeId}`, { method: 'DELETE', token: world.me.token });
    const again = await send();
    expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
  });

  test('stay named while they are archived', async () => {
    const resumeId = await world.me.resume();
    await world.me.create({ resumeId });
    await world.product.call(`/api/resumes/${resumeId}/archived`, {
      method: 'PUT',
      token: world.me.token,
      body: { archived: true },
    });
    expect(await world.me.rows()).toMatchObject([{ resumeId }]);
  });

  test('are what a list can be asked for', async () => {
    const [one, other] = [await world.me.resume(), await world.me.resume()];
    const { id } = await world.me.create({ resumeId: one });
    await world.me.create({ resumeId: other });
    await world.me.create({});
    expect((await world.me.rows(`?resumeId=${one}`)).map((row) => row.id)).toEqual([id]);
    expect(await world.me.rows('?letterId=1')).toEqual([]);
    expect(await world.me.rows()).toHaveLength(3);
    expect(await world.me.call('GET', '?resumeId=x')).toMatchObject({
      status: 400,
      json: { field: 'resumeId' },
    });
  });
});
