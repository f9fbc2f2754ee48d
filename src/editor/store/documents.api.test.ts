import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { typicalLetter } from '#tests/factories/sample-letters.ts';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
let ana: string;
let ben: string;
beforeAll(async () => {
  product = await startTestProduct();
  ana = await product.signIn('ana@example.com');
  ben = await product.signIn('ben@example.com');
});
afterAll(() => product.close());

const kinds = [
  {
    path: '/api/resumes',
    noun: 'resumes',
    templateId: 'modern-1',
    other: 'creative-2',
    data: typicalResume(),
    asciiName: /-Resume\.pdf"/,
  },
  {
    path: '/api/cover-letters',
    noun: 'cover letters',
    templateId: 'professional-1',
    other: 'tech-1',
    data: typicalLetter(),
    asciiName: /-Cover-Letter\.pdf"/,
  },
];

describe.each(kinds)('$noun', ({ path, noun, templateId, other, data, asciiName }) => {
  const post = (body: unknown, token: string | undefined = ana) =>
    product.call(path, { method: 'POST', body, token });
  const put = (id: unknown, body: unknown, token = ana) =>
    product.call(`${path}/${id}`, { method: 'PUT', body, token });
  const create = async (title = 'One of mine') =>
    (await post({ title, templateId, data })).json as { id: number; version: number };

  test('a saved one is answered whole', async () => {
    const saved = await post({ title: 'Mine', templateId, data });
    expect(saved.status).toBe(201);
    expect(saved.json).toMatchObject({ id: expect.any(Number), version: 1, title: 'Mine' });
    const answer = await product.call(`${path}/${saved.json.id}`, { token: ana });
    expect(answer.json).toMatchObject({ title: 'Mine', templateId, version: 1, data });
    expect(answer.json.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  });

  describe('a first save sent again with its key', () => {
    const dashboard = async (token: string) =>
      (await product.call(`${path}/dashboard`, { token })).json as { id: number }[];
    const keyed = (key: string, token: string, title = 'Sent twice') =>
      product.call(path, {
        method: 'POST',
        body: { title, templateId, data },
        token,
        headers: { 'Idempotency-Key': key },
      });

    test('makes no second document, and says that nothing new was saved', async () => {
      const dora = await product.signIn(`dora-${noun.length}@example.com`);
      const key = crypto.randomUUID();
      const first = await keyed(key, dora);
      const again = await keyed(key, dora, 'Changed meanwhile');
      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.json).toEqual(first.json);
      expect(await dashboard(dora)).toHaveLength(1);
    });

    test('makes one document however many arrive at once', async () => {
      const emil = await product.signIn(`emil-${noun.length}@example.com`);
      const key = crypto.randomUUID();
      const answers = await Promise.all(Array.from({ length: 6 }, () => keyed(key, emil)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 201]);
      expect(new Set(answers.map(({ json }) => json.id)).size).toBe(1);
      expect(await dashboard(emil)).toHaveLength(1);
    });

    test('makes one copy of a document that is duplicated, and another one with another key', async () => {
      const gil = await product.signIn(`gil-${noun.length}@example.com`);
      const { id } = (await post({ title: 'Mine', templateId, data }, gil)).json;
      const read = (await product.call(`${path}/${id}`, { token: gil })).json;
      const copy = (key: string) =>
        product.call(path, {
          method: 'POST',
          body: { title: 'Mine (Copy)', templateId: read.templateId, data: read.data },
          token: gil,
          headers: { 'Idempotency-Key': key },
        });
      const key = crypto.randomUUID();
      const answers = await Promise.all([copy(key), copy(key), copy(key)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
      expect((await copy(key)).json).toEqual(answers[0]?.json);
      expect(await dashboard(gil)).toHaveLength(2);
      expect((await copy(crypto.randomUUID())).status).toBe(201);
      expect(await dashboard(gil)).toHaveLength(3);
    });

    test('names the document as it was made, so that a later change elsewhere is not overwritten', async () => {
      const key = crypto.randomUUID();
      const { id } = (await keyed(key, ana)).json;
      await put(id, { title: 'Changed elsewhere' });
      const { version } = (await keyed(key, ana)).json;
      expect(version).toBe(1);
      expect(await put(id, { title: 'Mine', version })).toMatchObject({ status: 409 });
    });

    test('is the same key in capitals, as identifiers of this kind are', async () => {
      const key = `abcdef00-${crypto.randomUUID().slice(9)}`;
      const first = await keyed(key, ana);
      expect(await keyed(key.toUpperCase(), ana)).toMatchObject({
        status: 200,
        json: { id: first.json.id },
      });
    });

    test("does not find another person's document", async () => {
      const key = crypto.randomUUID();
      const mine = await keyed(key, ana);
      const theirs = await keyed(key, await product.signIn(`fay-${noun.length}@example.com`));
      expect(theirs.status).toBe(201);
      expect(theirs.json.id).not.toBe(mine.json.id);
    });

    test('makes a new one when the first was deleted, and none for as long as that is there', async () => {
      const hal = await product.signIn(`hal-${noun.length}@example.com`);
      const key = crypto.randomUUID();
      const first = (await keyed(key, hal)).json.id;
      await product.call(`${path}/${first}`, { method: 'DELETE', token: hal });
      const second = await keyed(key, hal);
      expect(second.status).toBe(201);
      product.clock.advance(2 * 24 * 3600);
      expect(await keyed(key, hal)).toMatchObject({ status: 200, json: { id: second.json.id } });
    });

    test('is refused where the key is none', async () => {
      expect(await keyed('not a uuid', ana)).toMatchObject({
        status: 400,
        json: { code: 'invalid_request' },
      });
    });
  });

  test('the list names each without its data, the last changed one first', async () => {
    const cleo = await product.signIn(`cleo-${noun.length}@example.com`);
    const first = (await post({ title: 'First', templateId, data }, cleo)).json.id;
    product.clock.advance(1);
    const second = (await post({ title: 'Second', templateId, data }, cleo)).json.id;
    product.clock.advance(1);
    await put(first, { title: 'First again' }, cleo);
    const { json } = await product.call(`${path}/dashboard`, { token: cleo });
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
    const { json } = await product.call(`${path}/${id}`, { token: ana });
    expect(json).toMatchObject({ title: 'Renamed', templateId: other, data, version: 3 });
  });

  test('a save on top of an older version is refused and changes nothing', async () => {
    const { id, version } = await create();
    await put(id, { title: 'From the other tab', version });
    expect(await put(id, { title: 'Mine', version })).toMatchObject({
      status: 409,
      json: { code: 'version_conflict' },
    });
    expect((await product.call(`${path}/${id}`, { token: ana })).json).toMatchObject({
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
    const { json } = await product.call(`${path}/${id}`, { token: ana });
    expect(json.data).toMatchObject({
      fromTheFuture: { deep: [1, 'two'] },
      personalInfo: { pronouns: 'she' },
    });
  });

  test('every text comes back verbatim', async () => {
    const hostile =
      '\u0000 \u202e \ud800 #let x = 1 $a$ *b* @c \\ "]}) <script>alert(1)</script> 𝔘 é e\u0301';
    const { id } = (await post({ templateId, data: { ...data, note: hostile } })).json;
    const { json } = await product.call(`${path}/${id}`, { token: ana });
    expect(json.data.note).toBe(hostile);
  });

  test('a deleted one is gone', async () => {
    const { id } = await create();
    expect((await product.call(`${path}/${id}`, { method: 'DELETE', token: ana })).status).toBe(204);
    for (const method of ['GET', 'DELETE']) {
      expect(await product.call(`${path}/${id}`, { method, token: ana })).toMatchObject({
        status: 404,
        json: { code: 'not_found' },
      });
    }
    expect((await put(id, { title: 'Back' })).status).toBe(404);
  });

  test("another person's is not there: not to read, change, delete, see or download", async () => {
    const { id } = await create();
    await product.grantAccess('ben@example.com', 1);
    const tries = await Promise.all([
      product.call(`${path}/${id}`, { token: ben }),
      put(id, { title: 'Stolen' }, ben),
      product.call(`${path}/${id}`, { method: 'DELETE', token: ben }),
      product.call(`${path}/${id}/thumbnail`, { token: ben }),
      product.call(`${path}/${id}/download`, { token: ben }),
    ]);
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await product.call(`${path}/${id}`, { token: ana })).json.title).toBe('One of mine');
    const { json } = await product.call(`${path}/dashboard`, { token: ben });
    expect(json).toEqual([]);
  });

  test('signed out, every call answers 401 before anything else is looked at', async () => {
    const huge = 'x'.repeat(2_000_000);
    const calls = await Promise.all([
      product.call(`${path}/dashboard`),
      product.call(`${path}/nonsense`),
      product.call(path, { method: 'POST', raw: '{not json' }),
      product.call(path, { method: 'POST', raw: huge }),
      product.call(`${path}/1`, { method: 'PUT', body: {} }),
      product.call(`${path}/1`, { method: 'DELETE' }),
      product.call(`${path}/1/download`),
      product.call(`${path}/1/thumbnail`),
    ]);
    for (const { status, json } of calls) expect([status, json.code]).toEqual([401, 'unauthenticated']);
  });

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
    expect(await product.call(`${path}/${id}`, { token: ana })).toMatchObject({
      status: 400,
      json: { field: 'id' },
    });
  });

  test('malformed JSON and bodies over 1 MB are refused', async () => {
    expect(await product.call(path, { method: 'POST', raw: '{"title":', token: ana })).toMatchObject({
      status: 400,
      json: { code: 'malformed_json' },
    });
    const huge = JSON.stringify({ templateId, data: { x: 'x'.repeat(1_100_000) } });
    expect(await product.call(path, { method: 'POST', raw: huge, token: ana })).toMatchObject({
      status: 413,
      json: { code: 'payload_too_large' },
    });
  });

  test('a body of another type, or none, is refused', async () => {
    const headers = { 'Content-Type': 'text/plain' };
    const typed = await product.call(path, { method: 'POST', raw: '{}', token: ana, headers });
    expect(typed).toMatchObject({ status: 415, json: { code: 'unsupported_media_type' } });
    expect((await product.call(path, { method: 'POST', token: ana })).status).toBe(400);
    for (const raw of ['null', '7', '[]', '"x"']) {
      expect((await product.call(path, { method: 'POST', raw, token: ana })).status).toBe(400);
    }
  });

  test('data that is nested absurdly deep is refused, naming the field', async () => {
    const raw = `{"templateId":"${templateId}","data":{"x":${'['.repeat(30_000)}${']'.repeat(30_000)}}}`;
    const answer = await product.call(path, { method: 'POST', raw, token: ana });
    expect(answer).toMatchObject({ status: 400, json: { field: 'data' } });
  });

  test('a download needs an active subscription', async () => {
    const email = `payer-${noun.length}@example.com`;
    const token = await product.signIn(email);
    const { id } = (await post({ templateId, data }, token)).json;
    const refused = await product.call(`${path}/${id}/download`, { token });
    expect(refused).toMatchObject({
      status: 403,
      json: {
        code: 'subscription_required',
        message: `You need an active subscription to download ${noun}.`,
      },
    });
    await product.grantAccess(email, 7);
    const pdf = await product.call(`${path}/${id}/download`, { token });
    expect(pdf.status).toBe(200);
    expect(pdf.headers.get('Content-Type')).toBe('application/pdf');
    expect(pdf.headers.get('Content-Disposition')).toMatch(asciiName);
    expect(pdf.text.startsWith('%PDF-')).toBe(true);
    const again = await product.call(`${path}/${id}/download`, { token });
    expect(Buffer.from(again.bytes).equals(pdf.bytes)).toBe(true);
    product.clock.advance(8 * 24 * 3600);
    expect((await product.call(`${path}/${id}/download`, { token })).status).toBe(403);
  });

  test('whoever holds the picture of the first page is not sent it again until the document changes', async () => {
    const token = await product.signIn(`viewer-${noun.length}@example.com`);
    const { id } = (await post({ templateId, data }, token)).json;
    const picture = await product.call(`${path}/${id}/thumbnail`, { token });
    expect([picture.status, picture.headers.get('Content-Type')]).toEqual([
      200,
      'image/svg+xml; charset=utf-8',
    ]);
    expect(picture.text).toMatch(/^<svg/);
    const tag = picture.headers.get('ETag') ?? '';
    const headers = { 'If-None-Match': tag };
    expect((await product.call(`${path}/${id}/thumbnail`, { token, headers })).status).toBe(304);
    await put(id, { title: 'Changed' }, token);
    expect((await product.call(`${path}/${id}/thumbnail`, { token, headers })).status).toBe(200);
  });

  test('a person keeps at most 200', async () => {
    const token = await product.signIn(`collector-${noun.length}@example.com`);
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
    const named = await product.call('/api/resumes', {
      method: 'POST',
      token: ana,
      body: { templateId: 'modern-1', data: { personalInfo: { firstName: 'Ana', lastName: 'Silva' } } },
    });
    expect(named.json.title).toBe('Ana Silva Resume');
    const odd = await product.call('/api/resumes', {
      method: 'POST',
      token: ana,
      body: {
        templateId: 'modern-1',
        data: { personalInfo: { firstName: 'A\u0000\nna', lastName: 'S'.repeat(300) } },
      },
    });
    expect(odd.status).toBe(201);
    expect(odd.json.title).toMatch(/^A na S{100,}/);
    expect(odd.json.title.length).toBeLessThanOrEqual(200);
    const unnamed = await product.call('/api/resumes', {
      method: 'POST',
      token: ana,
      body: { templateId: 'modern-1', data: {} },
    });
    expect(unnamed.json.title).toBe('My Resume');
  });

  test('a letter saved without a title is untitled', async () => {
    const letter = await product.call('/api/cover-letters', {
      method: 'POST',
      token: ana,
      body: { templateId: 'modern-1', data: {} },
    });
    expect(letter.json.title).toBe('Untitled Cover Letter');
  });
});
