import { describe, expect, test } from 'vitest';
import { documentWorld, KINDS } from './testing/document-world.ts';

const world = documentWorld();

describe.each(KINDS)('$noun', ({ path, noun, templateId, other, data, asciiName }) => {
  const { post, put, create } = world.callsOf({ path, templateId, data });

  test('a saved one is answered whole', async () => {
    const saved = await post({ title: 'Mine', templateId, data });
    expect(saved.status).toBe(201);
    expect(saved.json).toMatchObject({ id: expect.any(Number), version: 1, title: 'Mine' });
    const answer = await world.product.call(`${path}/${saved.json.id}`, { token: world.ana });
    expect(answer.json).toMatchObject({ title: 'Mine', templateId, version: 1, data });
    expect(answer.json.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  test('the list names each without its data, the last changed one first', async () => {
    const cleo = await world.product.signIn(`cleo-${noun.length}@example.com`);
    const first = (await post({ title: 'First', templateId, data }, cleo)).json.id;
    world.product.clock.advance(1);
    const second = (await post({ title: 'Second', templateId, data }, cleo)).json.id;
    world.product.clock.advance(1);
    await put(first, { title: 'First again' }, cleo);
    const { json } = await world.product.call(`${path}/dashboard`, { token: cleo });
    expect(json.map((row: { id: number; title: string }) => [row.id, row.title])).toEqual([
      [first, 'First again'],
      [second, 'Second'],
    ]);
    expect(Object.keys(json[0]).sort()).toEqual(['baseId', 'id', 'tags', 'templateId', 'title', 'updatedAt']);
  });

  test('only what is named changes', async () => {
    const { id } = await create();
    expect((await put(id, { templateId: other })).json).toMatchObject({ id, version: 2 });
    expect((await put(id, { title: 'Renamed' })).json).toMatchObject({ version: 3 });
    const { json } = await world.product.call(`${path}/${id}`, { token: world.ana });
    expect(json).toMatchObject({ title: 'Renamed', templateId: other, data, version: 3 });
  });

  test('a save on top of an older version is refused and changes nothing', async () => {
    const { id, version } = await create();
    await put(id, { title: 'From the other tab', version });
    expect(await put(id, { title: 'Mine', version })).toMatchObject({
      status: 409,
      json: { code: 'version_conflict' },
    });
    expect((await world.product.call(`${path}/${id}`, { token: world.ana })).json).toMatchObject({
      title: 'From the other tab',
      version: 2,
    });
  });

  test('of parallel saves on one version exactly one wins', async () => {
    const { id, version } = await create();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, tab) => put(id, { title: `Tab ${tab}`, version })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)]);
  });

  test('what we do not know is kept', async () => {
    const unknown = {
      ...data,
      fromTheFuture: { deep: [1, 'two'] },
      personalInfo: { ...data.personalInfo, pronouns: 'she' },
    };
    const { id } = (await post({ templateId, data: unknown })).json;
    const { json } = await world.product.call(`${path}/${id}`, { token: world.ana });
    expect(json.data).toMatchObject({
      fromTheFuture: { deep: [1, 'two'] },
      personalInfo: { pronouns: 'she' },
    });
  });

  test('every text comes back verbatim', async () => {
    const hostile =
      '\u0000 \u202e \ud800 #let x = 1 $a$ *b* @c \\ "]}) <script>alert(1)</script> 𝔘 é e\u0301';
    const { id } = (await post({ templateId, data: { ...data, note: hostile } })).json;
    const { json } = await world.product.call(`${path}/${id}`, { token: world.ana });
    expect(json.data.note).toBe(hostile);
  });

  test('a deleted one is gone', async () => {
    const { id } = await create();
    expect((await world.product.call(`${path}/${id}`, { method: 'DELETE', token: world.ana })).status).toBe(
      204,
    );
    for (const method of ['GET', 'DELETE']) {
      expect(await world.product.call(`${path}/${id}`, { method, token: world.ana })).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      });
    }
    expect((await put(id, { title: 'Back' })).status).toBe(404);
  });

  test("another person's is not there: not to read, change, delete, see or download", async () => {
    const { id } = await create();
    await world.product.grantAccess('ben@example.com', 1);
    const tries = await Promise.all([
      world.product.call(`${path}/${id}`, { token: world.ben }),
      put(id, { title: 'Stolen' }, world.ben),
      world.product.call(`${path}/${id}`, { method: 'DELETE', token: world.ben }),
      world.product.call(`${path}/${id}/thumbnail`, { token: world.ben }),
      world.product.call(`${path}/${id}/download`, { token: world.ben }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await world.product.call(`${path}/${id}`, { token: world.ana })).json.title).toBe('One of mine');
    const { json } = await world.product.call(`${path}/dashboard`, { token: world.ben });
    expect(json).toEqual([]);
  });

  test('signed out, every call answers 401 before anything else is looked at', async () => {
    const huge = 'x'.repeat(2_000_000);
    const calls = await Promise.all([
      world.product.call(`${path}/dashboard`),
      world.product.call(`${path}/nonsense`),
      world.product.call(path, { method: 'POST', raw: '{not json' }),
      world.product.call(path, { method: 'POST', raw: huge }),
      world.product.call(`${path}/1`, { method: 'PUT', body: {} }),
      world.product.call(`${path}/1`, { method: 'DELETE' }),
      world.product.call(`${path}/1/download`),
      world.product.call(`${path}/1/thumbnail`),
    ]);
    for (const { status, json } of calls) expect([status, json.code]).toEqual([401, 'unauthenticated']);
  });

  test('a download needs an active subscription', async () => {
    const email = `payer-${noun.length}@example.com`;
    const token = await world.product.signIn(email);
    const { id } = (await post({ templateId, data }, token)).json;
    const refused = await world.product.call(`${path}/${id}/download`, { token });
    expect(refused).toMatchObject({
      status: 403,
      json: {
        code: 'subscription_required',
        message: `You need an active subscription to download ${noun}.`,
      },
    });
    await world.product.grantAccess(email, 7);
    const pdf = await world.product.call(`${path}/${id}/download`, { token });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toMatch(asciiName);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    const again = await world.product.call(`${path}/${id}/download`, { token });
    expect(Buffer.from(again.bytes).equals(pdf.bytes)).toBe(true);
    world.product.clock.advance(8 * 24 * 3600);
    expect((await world.product.call(`${path}/${id}/download`, { token })).status).toBe(403);
  });

  test('whoever holds the picture of the first page is not sent it again until the document changes', async () => {
    const token = await world.product.signIn(`viewer-${noun.length}@example.com`);
    const { id } = (await post({ templateId, data }, token)).json;
    const picture = await world.product.call(`${path}/${id}/thumbnail`, { token });
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(picture.text).toMatch(/^<svg/);
    const tag = picture.headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': tag };
    expect((await world.product.call(`${path}/${id}/thumbnail`, { token, headers })).status).toBe(304);
    await put(id, { title: 'Changed' }, token);
    expect((await world.product.call(`${path}/${id}/thumbnail`, { token, headers })).status).toBe(200);
  });

  test('a person keeps at most 200', async () => {
    const token = await world.product.signIn(`collector-${noun.length}@example.com`);
    for (let made = 0; made < 200; made += 1)
      expect((await post({ templateId, data: {} }, token)).status).toBe(201);
    expect(await post({ templateId, data: {} }, token)).toMatchObject({
      status: 409,
      json: { code: 'too_many_documents' },
    });
  });
});

describe('titles', () => {
  test('a resume saved without a title takes the name of the person', async () => {
    const named = await world.product.call('/api/resumes', {
      method: 'POST',
      token: world.ana,
      body: { templateId: 'modern-1', data: { personalInfo: { firstName: 'Ana', lastName: 'Silva' } } },
    });
    expect(named.json.title).toBe('Ana Silva Resume');
    const odd = await world.product.call('/api/resumes', {
      method: 'POST',
      token: world.ana,
      body: {
        templateId: 'modern-1',
        data: { personalInfo: { firstName: 'A\u0000\nna', lastName: 'S'.repeat(300) } },
      },
    });
    expect(odd.status).toBe(201);
    expect(odd.json.title).toMatch(/^A na S{100,}/);
    expect(odd.json.title.length).toBeLessThanOrEqual(200);
    const unnamed = await world.product.call('/api/resumes', {
      method: 'POST',
      token: world.ana,
      body: { templateId: 'modern-1', data: {} },
    });
    expect(unnamed.json.title).toBe('My Resume');
  });

  test('a letter saved without a title is untitled', async () => {
    const letter = await world.product.call('/api/cover-letters', {
      method: 'POST',
      token: world.ana,
      body: { templateId: 'modern-1', data: {} },
    });
    expect(letter.json.title).toBe('Untitled Cover Letter');
  });
});
