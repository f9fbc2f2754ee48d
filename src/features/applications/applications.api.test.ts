import { describe, expect, test } from 'vitest';
import { drafts } from '#platform/database/schema.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { applicant } from '#tests/support/applicants.ts';
import { newcomers } from '#tests/support/newcomers.ts';

const world = newcomers(applicant);

const PATH = '/api/applications';

describe('an application', () => {
  test('is saved without a template, titled by its position and employer, and answered whole', async () => {
    const { id, title } = await world.me.create();
    expect(title).toBe('Staff Engineer – Nordlys Energy');
    const { status, json } = await world.me.call('GET', `/${id}`);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      id,
      version: 1,
      title,
      templateId: 'application',
      data: typicalApplication(),
    });
    expect((await world.me.create({})).title).toBe('Untitled application');
  });

  test('is made once by one key', async () => {
    const send = () =>
      world.product.call(PATH, {
        ...{ method: 'POST', token: world.me.token, body: { data: typicalApplication() } },
        headers: { 'Idempotency-Key': '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a' },
      });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.status, again.json]).toEqual([201, 200, first.json]);
    expect(await world.me.rows()).toHaveLength(1);
  });

  test('keeps what this version does not know', async () => {
    const { id } = await world.me.create({ ...typicalApplication(), referredBy: 'Jo' });
    expect((await world.me.call('GET', `/${id}`)).json.data).toMatchObject({ referredBy: 'Jo' });
  });

  test.each([
    ['a stage that there is none of', { stage: 'hired' }, 'data.stage'],
    ['a reason that there is none of', { closedReason: 'bored' }, 'data.closedReason'],
    ['a day that there is none of', { deadline: '2026-02-30' }, 'data.deadline'],
    ['a day in words', { nextStepOn: 'tomorrow' }, 'data.nextStepOn'],
    ['a moment that is a day', { stageChangedAt: '2026-11-20' }, 'data.stageChangedAt'],
    ['an ad of more than 20,000 characters', { ad: 'x'.repeat(20_001) }, 'data.ad'],
    ['a number that is none', { resumeId: 'seven' }, 'data.resumeId'],
    ['a contact that is a text', { contacts: ['Marta'] }, 'data.contacts.0'],
  ])('is refused with %s, naming the field', async (_what, data, field) => {
    expect(await world.me.call('POST', '', { data })).toMatchObject({
      ...{ status: 400, json: { code: 'invalid_request', field } },
    });
    const { id } = await world.me.create();
    expect(await world.me.call('PUT', `/${id}`, { data })).toMatchObject({ status: 400, json: { field } });
    expect((await world.me.call('GET', `/${id}`)).json).toMatchObject({ version: 1 });
  });

  test('is refused in another template, and with more unknown than is kept', async () => {
    const other = { templateId: 'modern-1', data: {} };
    expect(await world.me.call('POST', '', other)).toMatchObject({
      status: 400,
      json: { code: 'unknown_template' },
    });
    const full = { data: { unknown: 'x'.repeat(200_000) } };
    expect(await world.me.call('POST', '', full)).toMatchObject({
      status: 413,
      json: { code: 'too_much_unknown' },
    });
  });

  test('is saved on top of the version that is named, and of no other', async () => {
    const { id } = await world.me.create();
    const change = { data: { ...typicalApplication(), stage: 'offer' }, version: 1 };
    expect(await world.me.call('PUT', `/${id}`, change)).toMatchObject({
      status: 200,
      json: { id, version: 2 },
    });
    const late = { data: typicalApplication(), version: 1 };
    expect(await world.me.call('PUT', `/${id}`, late)).toMatchObject({
      ...{ status: 409, json: { code: 'version_conflict' } },
    });
    expect((await world.me.call('GET', `/${id}`)).json).toMatchObject({
      version: 2,
      data: { stage: 'offer' },
    });
  });

  test('keeps its versions, which can be read, named, restored and deleted', async () => {
    const { id } = await world.me.create();
    await world.me.call('PUT', `/${id}`, {
      data: { ...typicalApplication(), stage: 'closed', closedReason: 'rejected' },
    });
    expect((await world.me.call('GET', `/${id}/versions`)).json).toMatchObject([
      { version: 1, cause: 'edit' },
    ]);
    expect((await world.me.call('GET', `/${id}/versions/1`)).json).toMatchObject({
      data: { stage: 'applied' },
    });
    expect(await world.me.call('PUT', `/${id}/versions/1`, { name: 'Sent' })).toMatchObject({ status: 200 });
    expect(await world.me.call('POST', `/${id}/versions/1/restore`, {})).toMatchObject({
      ...{ status: 200, json: { version: 3 } },
    });
    expect((await world.me.call('GET', `/${id}`)).json).toMatchObject({
      data: { stage: 'applied', closedReason: '' },
    });
    expect(await world.me.call('DELETE', `/${id}/versions/1`)).toMatchObject({ status: 204 });
    expect(await world.me.call('GET', `/${id}/versions/1`)).toMatchObject({ status: 404 });
  });

  test('is deleted with all of it', async () => {
    const { id } = await world.me.create();
    expect(await world.me.call('DELETE', `/${id}`)).toMatchObject({ status: 204 });
    expect(await world.me.rows()).toEqual([]);
    for (const [method, at] of [
      ['GET', ''],
      ['DELETE', ''],
      ['GET', '/versions'],
    ] as const)
      expect(await world.me.call(method, `/${id}${at}`)).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      });
  });

  test('is not there for anybody else, whatever they do, and stays as it is', async () => {
    const { id } = await world.me.create();
    const before = (await world.me.call('GET', `/${id}`)).json;
    const tries: [string, string, unknown?][] = [
      ...([
        ['GET', ''],
        ['DELETE', ''],
        ['GET', '/versions'],
      ] as [string, string][]),
      ['PUT', '', { title: 'Mine now' }],
      ['PUT', '', { data: { stage: 'closed' }, version: 1 }],
      ['PUT', '/archived', { archived: true }],
    ];
    for (const [method, at, body] of tries)
      expect(await world.stranger.call(method, `/${id}${at}`, body)).toMatchObject({ status: 404 });
    expect((await world.me.call('GET', `/${id}`)).json).toEqual(before);
  });

  test('is not set on pages: there is nothing to download or to picture', async () => {
    const { id } = await world.me.create();
    for (const at of ['download', 'thumbnail'])
      expect(await world.me.call('GET', `/${id}/${at}`)).toMatchObject({ status: 404 });
    const preview = { kind: 'application', templateId: 'application', data: {} };
    expect(
      (await world.product.call('/api/preview', { method: 'POST', token: world.me.token, body: preview }))
        .status,
    ).toBe(400);
  });
});

describe('a new one that was never saved', () => {
  const key = () => `/api/drafts/${crypto.randomUUID()}`;
  const keep = (at: string, draft: object) =>
    world.product.call(at, { method: 'PUT', token: world.me.token, body: draft });
  const draft = { kind: 'application', templateId: 'application', data: typicalApplication() };

  test('is kept, and listed by the title that a first save would give it', async () => {
    const at = key();
    expect(await keep(at, draft)).toMatchObject({ status: 200 });
    expect((await world.product.call('/api/drafts', { token: world.me.token })).json).toMatchObject([
      { kind: 'application', title: 'Staff Engineer – Nordlys Energy' },
    ]);
    expect((await world.product.call(at, { token: world.me.token })).json).toMatchObject({
      data: typicalApplication(),
    });
    expect(await world.me.rows()).toEqual([]);
    // Where its name was not kept, it is read from the draft.
    await world.product.database.db.update(drafts).set({ listedAs: null, listedOf: null });
    expect((await world.product.call('/api/drafts', { token: world.me.token })).json).toMatchObject([
      { title: 'Staff Engineer – Nordlys Energy' },
    ]);
  });

  test('is refused in a template of others, and with a stage that there is none of', async () => {
    expect(await keep(key(), { ...draft, templateId: 'modern-1' })).toMatchObject({ status: 400 });
    expect(await keep(key(), { ...draft, data: { stage: 'hired' } })).toMatchObject({ status: 400 });
  });
});
