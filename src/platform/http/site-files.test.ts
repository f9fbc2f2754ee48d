import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { servedSite, WASM } from './testing/served-site.ts';

const get = servedSite();

test('files are sent in the encoding the browser takes', async () => {
  const script = 'let a = 1;'.repeat(200);
  const plain = await get('/assets/a-1234.js');
  const br = await get('/assets/a-1234.js', { 'Accept-Encoding': 'gzip, br' });
  const gzip = await get('/assets/a-1234.js', { 'Accept-Encoding': 'gzip' });
  expect(plain.body.toString()).toBe(script);
  expect([br.headers['content-encoding'], brotliDecompressSync(br.body).toString()]).toEqual(['br', script]);
  expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual(['gzip', script]);
  expect(br.headers.vary).toBe('Accept-Encoding');
});

test('large files come from disk as other files come from memory', async () => {
  const br = await get('/assets/engine-1234.wasm', { 'Accept-Encoding': 'gzip, br' });
  expect(br.headers).toMatchObject({
    'content-type': 'application/wasm',
    'content-encoding': 'br',
    'content-length': String(brotliCompressSync(WASM).length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    'x-content-type-options': 'nosniff',
  });
  expect(brotliDecompressSync(br.body).equals(WASM)).toBe(true);
  const plain = await get('/assets/engine-1234.wasm');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.equals(WASM)).toBe(true);
  const etag = { 'If-None-Match': String(plain.headers.etag) };
  expect(await get('/assets/engine-1234.wasm', etag)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
  const head = await get('/assets/engine-1234.wasm', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
});

test('a file of which a release has the compressed form alone is the same file to every browser', async () => {
  const compressed = await get('/assets/released-1234.wasm', { 'Accept-Encoding': 'br' });
  const plain = await get('/assets/released-1234.wasm');
  for (const { status, headers } of [compressed, plain])
    expect({ status, ...headers }).toMatchObject({ status: 200, 'content-type': 'application/wasm' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(compressed.body).equals(WASM)).toBe(true);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.equals(WASM)).toBe(true);
  const head = await get('/assets/released-1234.wasm', {}, 'HEAD');
  expect(head).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  expect(await get('/assets/released-1234.wasm.br')).toMatchObject({ status: 404 });
});

test('each encoding of a file has a tag of its own, known again when weak, listed or any', async () => {
  for (const path of ['/assets/a-1234.js', '/assets/engine-1234.wasm', '/']) {
    const tags = new Map<string, string>();
    for (const encoding of ['identity', 'gzip', 'br']) {
      const asked = { 'Accept-Encoding': encoding };
      const { headers } = await get(path, asked);
      const tag = String(headers.etag);
      tags.set(String(headers['content-encoding']), tag);
      for (const names of [tag, `W/${tag}`, `"other", W/${tag}`, '*'])
        expect([path, names, (await get(path, { ...asked, 'If-None-Match': names })).status]).toEqual([
          path,
          names,
          304,
        ]);
      expect((await get(path, { ...asked, 'If-None-Match': 'W/"other", "another"' })).status).toBe(200);
    }
    expect(new Set(tags.values()).size).toBe(tags.size);
    const ofBr = { 'If-None-Match': tags.get('br') ?? '' };
    expect([path, (await get(path, ofBr)).status]).toEqual([path, 200]);
  }
});

test('what has a hash in its name is kept for a year, what has not is asked for again', async () => {
  expect((await get('/assets/a-1234.js')).headers['cache-control']).toContain('immutable');
  const page = await get('/');
  expect(page.headers['cache-control']).toBe('public, no-cache');
  const again = await get('/', { 'If-None-Match': String(page.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});
