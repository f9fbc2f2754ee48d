import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '#platform/database/database.server.ts';
import { siteFilePieces } from '#platform/database/schema.ts';
import { loadSite } from '#platform/http/site.server.ts';
import { openTestDatabase } from '#tests/support/database.ts';
import { silentLog } from '#tests/support/silent-log.ts';
import { createTestClock, type TestClock } from '#tests/support/test-clock.ts';
import { databaseKeep } from './database-keep.server.ts';
import { diskKeep } from './disk-keep.server.ts';
import { earlierFiles } from './earlier-files.server.ts';
import type { FileKeep, OwnFile } from './kept-files.ts';

const DAY_SECONDS = 24 * 3600;

let directory: string;
let database: OpenDatabase;
let clock: TestClock;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-earlier-'));
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(directory, { recursive: true, force: true });
});
let round = 0;
beforeEach(() => {
  clock = createTestClock();
  round += 1;
});

const ownFile = (path: string, content: Buffer, encoding: OwnFile['encoding'] = 'identity'): OwnFile => ({
  ...{ path, encoding, size: content.length, isLarge: false },
  read: () => Promise.resolve(content),
});
async function contentOf(keep: FileKeep, path: string): Promise<Buffer | undefined> {
  const found = await keep.find(path);
  return found && Buffer.concat(await Array.fromAsync(found.read()));
}

describe.each([
  ['in the database', () => databaseKeep(database.db, clock)],
  ['on the disk', () => diskKeep(join(directory, String(round)), clock)],
])('files of builds are kept %s', (_, openKeep) => {
  test('and another copy finds them whole, however large', async () => {
    const small = Buffer.from('let a = 1');
    const large = Buffer.from(Array.from({ length: 700_000 }, (_, at) => at % 251));
    await openKeep().keep([
      ownFile('/assets/small-1.js', small, 'br'),
      ownFile('/assets/large-1.wasm', large),
    ]);
    const other = openKeep();
    expect(await contentOf(other, '/assets/large-1.wasm')).toEqual(large);
    expect(await contentOf(other, '/assets/small-1.js')).toEqual(small);
    expect(await other.find('/assets/small-1.js')).toMatchObject({ encoding: 'br', size: small.length });
    expect(await other.find('/assets/small-2.js')).toBeUndefined();
    await other.forgetOld();
  });

  test('for fourteen days after a build with them ran last', async () => {
    const keep = openKeep();
    const [old, present] = [`/assets/old-${round}.js`, `/assets/present-${round}.js`].map((path) =>
      ownFile(path, Buffer.from(path)),
    ) as [OwnFile, OwnFile];
    await keep.keep([old, present]);
    for (const [days, isThere] of [
      [13, true],
      [2, false],
    ] as const) {
      clock.advance(days * DAY_SECONDS);
      await keep.keep([present]);
      await keep.forgetOld();
      expect((await keep.find(old.path)) !== undefined).toBe(isThere);
      expect(await contentOf(keep, present.path)).toEqual(Buffer.from(present.path));
    }
  });
});

test('copies that start at once keep each file once, and all of it', async () => {
  const path = '/assets/at-once-1.js';
  const content = Buffer.alloc(600_000, 'x');
  await Promise.all(
    Array.from({ length: 4 }, () => databaseKeep(database.db, clock).keep([ownFile(path, content)])),
  );
  expect(await contentOf(databaseKeep(database.db, clock), path)).toEqual(content);
});

test('what is forgotten leaves nothing of it behind', async () => {
  const keep = databaseKeep(database.db, clock);
  await keep.keep([ownFile('/assets/forgotten-1.js', Buffer.from('a'))]);
  clock.advance(400 * DAY_SECONDS);
  await keep.forgetOld();
  expect(await database.db.select().from(siteFilePieces)).toEqual([]);
});

describe('a site', () => {
  const SCRIPT = 'let first = 1;'.repeat(100);
  const PICTURE = Buffer.from([0, 1, 2, 3]);
  const servers: Server[] = [];
  afterEach(() => servers.splice(0).forEach((server) => server.close()));

  /** A build with a page and some files, served by a copy of its own. */
  async function serve(
    name: string,
    files: Record<string, string | Buffer>,
    keep: FileKeep,
  ): Promise<number> {
    const folder = join(directory, `${round}-${name}`);
    mkdirSync(join(folder, 'assets'), { recursive: true });
    mkdirSync(join(folder, '404'));
    writeFileSync(join(folder, '404/index.html'), '<h1>404</h1>');
    writeFileSync(join(folder, 'index.html'), `<h1>${name}</h1>`);
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, 'assets', file), content);
    const earlier = earlierFiles(keep, clock, silentLog);
    const site = await loadSite({
      ...{ directory: folder, publicUrl: 'https://foothold.example', stripe: true, earlier },
      config: {
        ...{ environment: 'production', paymentMode: 'stripe', publishableKey: 'pk', testMode: false },
        ...{ phoneSignIn: false, inboxPath: null, sellerName: 'Foothold' },
        support: { email: 'a@foothold.example', phone: null, chatUrl: null, postalAddress: null },
      },
      ...{ startsFromFallback: () => false, unknownToFallback: () => false },
    });
    await earlier.refresh();
    const server = createServer((incoming, response) => void site(incoming, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    servers.push(server);
    return (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
  }

  type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };
  function get(
    port: number,
    path: string,
    headers: Record<string, string> = {},
    method = 'GET',
  ): Promise<Got> {
    return new Promise((resolve, reject) => {
      const asked = request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
        const chunks: Buffer[] = [];
        answer
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .once('end', () => {
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
          });
      });
      asked.on('error', reject).end();
    });
  }

  const FIRST = {
    'first-12345678.js': SCRIPT,
    'first-12345678.avif': PICTURE,
    'preview-worker-12345678.js': 'postMessage(1)',
    'sandbox-checkout-12345678.js': 'const cards = []',
    'engine-12345678.wasm': Buffer.alloc(900_000, 'wasm'),
    'engine-12345678.wasm.br': brotliCompressSync(Buffer.alloc(900_000, 'wasm')),
  };

  test('of a new build answers with the files of the one before, as that one did', async () => {
    const keep = databaseKeep(database.db, clock);
    const first = await serve('first', FIRST, keep);
    const second = await serve('second', { 'second-12345678.js': SCRIPT }, keep);
    for (const file of [
      'first-12345678.js',
      'first-12345678.avif',
      'preview-worker-12345678.js',
      'engine-12345678.wasm',
    ])
      for (const encoding of ['br', 'identity']) {
        const headers = { 'Accept-Encoding': encoding };
        const [was, is] = [
          await get(first, `/assets/${file}`, headers),
          await get(second, `/assets/${file}`, headers),
        ];
        expect(is.status).toBe(200);
        expect(
          is.body.equals(was.body) || brotliDecompressSync(is.body).equals(brotliDecompressSync(was.body)),
        ).toBe(true);
        const same = [
          'content-type',
          'cache-control',
          'content-security-policy',
          'x-content-type-options',
          'vary',
        ];
        for (const name of same) expect([name, is.headers[name]]).toEqual([name, was.headers[name]]);
        const again = await get(second, `/assets/${file}`, {
          ...headers,
          'If-None-Match': is.headers.etag ?? '',
        });
        expect([again.status, again.body.length]).toEqual([304, 0]);
        const head = await get(second, `/assets/${file}`, headers, 'HEAD');
        expect([head.status, head.body.length]).toEqual([200, 0]);
      }
    // The copy of the build before is asked for a file of the new one, too, while both run.
    expect((await get(first, '/assets/second-12345678.js')).body.toString()).toBe(SCRIPT);
  });

  test('says that a file is not there where no build of late had it, and where it is of the development fakes', async () => {
    const keep = databaseKeep(database.db, clock);
    await keep.keep([ownFile('/assets/sandbox-checkout-12345678.js', Buffer.from('cards'))]);
    const port = await serve('alone', {}, keep);
    for (const path of [
      '/assets/none-12345678.js',
      '/assets/sandbox-checkout-12345678.js',
      '/assets/../index.html',
      '/assets/',
    ])
      expect([path, (await get(port, path)).status]).toEqual([path, 404]);
  });

  test('asks to come back where what is kept cannot be reached', async () => {
    const away = () => Promise.reject(new Error('away'));
    const keep: FileKeep = { isShared: true, keep: away, find: away, forgetOld: async () => undefined };
    await expect(serve('away', { 'own-12345678.js': SCRIPT }, keep)).rejects.toThrow('away');
    const later: FileKeep = { ...keep, keep: async () => undefined };
    const port = await serve('later', { 'own-12345678.js': SCRIPT }, later);
    const { status, headers } = await get(port, '/assets/other-12345678.js');
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
    expect((await get(port, '/assets/own-12345678.js')).status).toBe(200);
  });
});
