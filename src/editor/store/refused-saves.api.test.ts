import { describe, expect, test } from 'vitest';
import { documentWorld, KINDS } from './testing/document-world.ts';

/* What is no document is refused before anything is kept of it. */

const world = documentWorld();

describe.each(KINDS)('$noun', ({ path, templateId, data }) => {
  const { post, put, create } = world.callsOf({ path, templateId, data });

  test.each([
    ['a title of the wrong type', { title: 7, templateId: 'modern-1', data: {} }, 'title'],
    ['a title that is too long', { title: 'x'.repeat(201), templateId: 'modern-1', data: {} }, 'title'],
    ['a title with a line break', { title: 'a\nb', templateId: 'modern-1', data: {} }, 'title'],
    ['no template', { title: 'x', data: {} }, 'templateId'],
    ['an unknown template', { title: 'x', templateId: 'modern-99', data: {} }, 'templateId'],
    ['no data', { title: 'x', templateId: 'modern-1' }, 'data'],
    ['data of the wrong type', { title: 'x', templateId: 'modern-1', data: [] }, 'data'],
    [
      'a field of the wrong type',
      { templateId: 'modern-1', data: { personalInfo: { email: 7 } } },
      'data.personalInfo.email',
    ],
    [
      'a field that is too long',
      { templateId: 'modern-1', data: { personalInfo: { email: 'x'.repeat(301) } } },
      'data.personalInfo.email',
    ],
  ])('%s is refused, naming the field', async (_what, body, field) => {
    expect(await post(body)).toMatchObject({ status: 400, json: { message: expect.any(String), field } });
  });

  test('an unknown template or a wrong version is refused in a change', async () => {
    const { id } = await create();
    expect(await put(id, { templateId: 'none' })).toMatchObject({
      status: 400,
      json: { field: 'templateId' },
    });
    for (const version of ['one', 3_000_000_000, 0]) {
      expect(await put(id, { version })).toMatchObject({ status: 400, json: { field: 'version' } });
    }
  });

  test.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '0x1',
    '1e0',
    '%201',
    '+1',
    '99999999999999999999',
    '2147483648',
    '%00',
  ])('the id %s is refused', async (id) => {
    expect(await world.product.call(`${path}/${id}`, { token: world.ana })).toMatchObject({
      status: 400,
      json: { field: 'id' },
    });
  });

  test('malformed JSON and bodies over 1 MB are refused', async () => {
    expect(
      await world.product.call(path, { method: 'POST', raw: '{"title":', token: world.ana }),
    ).toMatchObject({
      status: 400,
      json: { code: 'malformed_json' },
    });
    const huge = JSON.stringify({ templateId, data: { x: 'x'.repeat(1_100_000) } });
    expect(await world.product.call(path, { method: 'POST', raw: huge, token: world.ana })).toMatchObject({
      status: 413,
      json: { code: 'payload_too_large' },
    });
  });

  test('a body of another type, or none, is refused', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const typed = await world.product.call(path, { method: 'POST', raw: '{}', token: world.ana, headers });
    expect(typed).toMatchObject({ status: 415, json: { code: 'unsupported_media_type' } });
    expect((await world.product.call(path, { method: 'POST', token: world.ana })).status).toBe(400);
    for (const raw of ['null', '7', '[]', '"x"']) {
      expect((await world.product.call(path, { method: 'POST', raw, token: world.ana })).status).toBe(400);
    }
  });

  test('data that is nested absurdly deep is refused, naming the field', async () => {
    const raw = `{"templateId":"${templateId}","data":{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
    const answer = await world.product.call(path, { method: 'POST', raw, token: world.ana });
    expect(answer).toMatchObject({ status: 400, json: { field: 'data' } });
  });
});
