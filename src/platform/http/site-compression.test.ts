import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Zlib from 'node:zlib';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadSite } from './site.server.ts';

vi.mock('node:zlib', async (original) => {
  const zlib = await original<typeof Zlib>();
  return { ...zlib, gzipSync: vi.fn(zlib.gzipSync) };
});

let directory: string;
let server: Server;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-site-'));
  for (const path of ['templates/index.html', '404/index.html', '__spa-fallback.html']) {
    mkdirSync(join(directory, path, '..'), { recursive: true });
    writeFileSync(join(directory, path), `<!doctype html>${path}`);
  }
  const site = await loadSite({
    directory,
    publicUrl: 'https://foothold.example',
    config: {
      ...{ environment: 'production', paymentMode: 'stripe', publishableKey: null, testMode: false },
      ...{ phoneSignIn: false, inboxPath: null, sellerName: 'Foothold' },
      support: { email: 'help@foothold.example', phone: null, chatUrl: null, postalAddress: null },
    },
    stripe: true,
    startsFromFallback: (path) => path === '/resume-builder/7',
    unknownToFallback: () => false,
  });
  server = createServer((asked, answer) => site(asked, answer));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true });
});

const get = (path: string) =>
  new Promise<string | undefined>((resolve, reject) => {
    const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
    const headers = { 'Accept-Encoding': 'gzip' };
    request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.headers['content-encoding']));
    })
      .on('error', reject)
      .end();
  });

test.each(['/templates', '/resume-builder/7', '/nothing'])(
  'what is answered at %s is compressed for the first who asks, and never again',
  async (path) => {
    vi.mocked(gzipSync).mockClear();
    for (let asked = 0; asked < 3; asked += 1) expect(await get(path)).toBe('gzip');
    expect(gzipSync).toHaveBeenCalledTimes(1);
  },
);
