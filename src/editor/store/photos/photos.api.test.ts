import sharp from 'sharp';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { newcomers, signedIn } from '#tests/support/newcomers.ts';
import { photos, storedFiles } from '#platform/database/schema.ts';
import { KEPT_DAYS } from '#platform/retention/periods.ts';
import { PHOTO_BYTES_MAX } from '#editor/photo/photo-limits.ts';
import { FILES_MAX_BYTES } from '#editor/store/files/stored-files.server.ts';
import { forgetOldPhotos } from './forget-photos.server.ts';

const world = newcomers(signedIn);

const portrait = (width = 400, height = 500, background = '#3b6ea5') =>
  sharp({ create: { width, height, channels: 3, background } });
/** Noise, of which nothing is made small. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

const send = (raw: Uint8Array, as: string | undefined = world.me, type = 'image/jpeg') =>
  world.product.call('/api/photos', { method: 'POST', raw, token: as, headers: { 'Content-Type': type } });
const read = (id: string, as: string | undefined = world.me) =>
  world.product.call(`/api/photos/${id}`, { token: as });
const kept = async () =>
  world.product.database.db
    .select()
    .from(photos)
    .where(eq(photos.userId, await world.userId()));

test('a photo is kept, made anew as a small JPEG without what the camera wrote, and is the same photo when sent again', async () => {
  const sent = await noise(1500, 1200)
    .withExif({ IFD0: { Copyright: 'Quirina Vandersteen' } })
    .jpeg({ quality: 40 })
    .toBuffer();
  expect(sent.toString('latin1')).toContain('Vandersteen');
  const answer = await send(sent);
  expect([answer.status, answer.json]).toEqual([201, { id: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
  const photo = await read(answer.json.id);
  expect(photo.status).toBe(200);
  expect(photo.headers.get('Content-Type')).toBe('image/jpeg');
  expect(photo.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(photo.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  // It would still be there after logging out.
  expect(photo.headers.get('Cache-Control')).toBe('no-store');
  expect(photo.bytes.length).toBeLessThanOrEqual(PHOTO_BYTES_MAX);
  expect(Buffer.from(photo.bytes).toString('latin1')).not.toContain('Vandersteen');
  expect(await sharp(photo.bytes).metadata()).toMatchObject({ format: 'jpeg', space: 'srgb' });
  expect((await send(sent)).json).toEqual(answer.json);
  expect(await kept()).toHaveLength(1);
});

test.each([
  [
    'a PNG with clear parts',
    () => sharp({ create: { width: 80, height: 100, channels: 4, background: '#f000' } }).png(),
  ],
  ['a WebP', () => portrait().webp()],
  ['a JPEG for print, in four inks', () => portrait().toColorspace('cmyk').jpeg()],
  ['a grey one', () => portrait().greyscale().jpeg()],
])('%s is taken, whatever its sender calls it', async (_what, make) => {
  const { status, json } = await send(await make().toBuffer(), world.me, 'text/plain');
  expect(status).toBe(201);
  const metadata = await sharp((await read(json.id)).bytes).metadata();
  expect(metadata.format).toBe('jpeg');
  expect(['srgb', 'b-w']).toContain(metadata.space);
});

test('a photo stands upright as the camera was held', async () => {
  const sent = await portrait(200, 100).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const { json } = await send(sent);
  expect(await sharp((await read(json.id)).bytes).metadata()).toMatchObject({ width: 100, height: 200 });
});

const HEIC = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic'),
  Buffer.alloc(99),
]);

describe('what is no photo that we take is refused in words', () => {
  const cut = async () => {
    const whole = await noise(600, 600).jpeg().toBuffer();
    return whole.subarray(0, whole.length / 2);
  };
  /** The head of a PNG says how large it is, and nothing of that follows. */
  const lying = async () => {
    const png = Buffer.from(await portrait(20, 20).png().toBuffer());
    png.writeUInt32BE(9000, 16);
    return png;
  };
  const moving = () =>
    sharp(Buffer.concat([Buffer.alloc(300, 90), Buffer.alloc(300, 200)]), {
      raw: { width: 10, height: 20, channels: 3, pageHeight: 10 },
    })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
  test.each([
    ['nothing', 400, 'invalid_request', 'empty', () => new Uint8Array()],
    ['a text', 415, 'picture_not_taken', 'no picture', () => Buffer.from('{"a":1}')],
    ['a HEIC picture', 415, 'picture_not_taken', 'save or share it as JPEG', () => HEIC],
    [
      'a drawing',
      415,
      'picture_not_taken',
      'SVG',
      () => Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'),
    ],
    ['a GIF', 415, 'picture_not_taken', 'GIF', () => portrait().gif().toBuffer()],
    ['one that moves', 415, 'picture_not_taken', 'moves', moving],
    ['one cut short', 422, 'picture_broken', 'damaged', cut],
    ['one that lies about its size', 422, 'picture_broken', 'damaged', lying],
    ['a mere beginning', 422, 'picture_broken', 'damaged', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['one too wide', 413, 'picture_too_large', '12,000', () => portrait(12_001, 2).png().toBuffer()],
    ['more than 1 MB', 413, 'payload_too_large', '1 MB', () => Buffer.alloc(1024 * 1024 + 1, 0xff)],
  ])('%s', async (_what, status, code, words, make) => {
    const answer = await send(await make());
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.message).toContain(words);
    expect(await kept()).toEqual([]);
  });
});

test('who is not signed in sends and reads nothing, and what is somebody else’s or nobody’s is not there', async () => {
  const { json } = await send(await portrait().jpeg().toBuffer());
  const { stranger } = world;
  expect(await read(json.id, stranger)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  for (const id of ['0'.repeat(64), 'x', json.id.toUpperCase()])
    expect(await read(id)).toMatchObject({ status: 404, json: { code: 'not_found' } });
  expect((await read(json.id, '')).status).toBe(401);
  expect((await send(HEIC, '')).status).toBe(401);
});

test('who sends thirty an hour waits for the next', async () => {
  for (let count = 0; count < 30; count += 1) expect((await send(new Uint8Array())).status).toBe(400);
  expect(await send(new Uint8Array())).toMatchObject({ status: 429, json: { code: 'rate_limited' } });
});

describe('while files take all of their room', () => {
  const fill = async () => {
    const file = {
      userId: await world.userId(),
      sha256: 'full',
      bytes: new Uint8Array(),
      size: FILES_MAX_BYTES,
    };
    await world.product.database.db.insert(storedFiles).values(file);
  };

  test('no photo is kept', async () => {
    await fill();
    const answer = await send(await portrait().jpeg().toBuffer());
    expect(answer).toMatchObject({ status: 409, json: { code: 'storage_full' } });
    expect(await kept()).toEqual([]);
  });

  test('a photo that is refused for want of room takes none of the others away, named or not', async () => {
    const { json: named } = await send(await portrait(300, 300).jpeg().toBuffer());
    await send(await portrait(301, 300).jpeg().toBuffer());
    const data = { ...typicalResume(), photo: { id: named.id } };
    await world.product.call('/api/resumes', {
      method: 'POST',
      token: world.me,
      body: { templateId: 'modern-1', data },
    });
    world.product.clock.advance(25 * 3600);
    await fill();
    expect((await send(await portrait(302, 300).jpeg().toBuffer())).status).toBe(409);
    // What was refused took nothing away either.
    expect(await kept()).toHaveLength(2);
  });
});

describe('a photo that nothing names any more', () => {
  const days = (count: number) => world.product.clock.advance(count * 24 * 3600);
  const house = () => forgetOldPhotos(world.product.database.db, world.product.clock);

  test('is kept for its days, and goes then', async () => {
    await send(await portrait().jpeg().toBuffer());
    days(KEPT_DAYS.photos - 1);
    await house();
    expect(await kept()).toHaveLength(1);
    days(1);
    await house();
    expect(await kept()).toHaveLength(1);
    days(1);
    await house();
    expect(await kept()).toEqual([]);
  });

  test('has its days from when it was last named: by a document, an earlier version or a draft', async () => {
    const { id } = (await send(await portrait().jpeg().toBuffer())).json;
    const call = (method: string, path: string, body: object) =>
      world.product.call(path, { method, token: world.me, body });
    const data = { ...typicalResume(), photo: { id, alt: 'Me' } };
    const resume = (await call('POST', '/api/resumes', { templateId: 'modern-1', data })).json;
    days(100);
    // Nobody stays signed in for so long.
    await world.enterAgain();
    await house();
    expect(await kept()).toHaveLength(1);
    // Taken out; the version before is kept, with its photo.
    const without = { data: typicalResume(), cause: 'import' };
    expect((await call('PUT', `/api/resumes/${resume.id}`, without)).status).toBe(200);
    days(1.1);
    await house();
    expect((await kept())[0]?.namedAt).toEqual(world.product.clock.now());
    await world.product.call(`/api/resumes/${resume.id}/versions`, { method: 'DELETE', token: world.me });
    const draft = `/api/drafts/${crypto.randomUUID()}`;
    await call('PUT', draft, { kind: 'resume', templateId: 'modern-1', data });
    days(1.1);
    await house();
    expect((await kept())[0]?.namedAt).toEqual(world.product.clock.now());
    expect((await world.product.call(draft, { method: 'DELETE', token: world.me })).status).toBe(204);
    days(KEPT_DAYS.photos - 1);
    await house();
    expect(await kept()).toHaveLength(1);
    days(2);
    await house();
    expect(await kept()).toEqual([]);
  });
});

test('a document that names no photo of the person is printed without one', async () => {
  await world.product.grantAccess(world.email, 7);
  const data = { ...typicalResume(), photo: { id: 'f'.repeat(64) } };
  const { json } = await world.product.call('/api/resumes', {
    ...{ method: 'POST', token: world.me, body: { templateId: 'modern-1', data } },
  });
  expect((await world.product.call(`/api/resumes/${json.id}/download`, { token: world.me })).status).toBe(
    200,
  );
});
