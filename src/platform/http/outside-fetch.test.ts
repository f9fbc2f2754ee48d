import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideFetch, refuseOtherFetches } from './outside-fetch.server.ts';

let server: Server;
let url: string;
let asked = 0;
const before = globalThis.fetch;
beforeAll(async () => {
  server = createServer((_request, response) => {
    asked += 1;
    response.end('ok');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  url = `http://127.0.0.1:${port}/`;
});
afterAll(() => {
  globalThis.fetch = before;
  server.closeAllConnections();
  server.close();
});

test('only what we fetch by ourselves is fetched', async () => {
  refuseOtherFetches();
  await expect(fetch(url)).rejects.toThrow('nothing but outsideFetch');
  expect(asked).toBe(0);
  expect(await (await outsideFetch(url)).text()).toBe('ok');
});

const root = join(import.meta.dirname, '../../..');

test.each(['server.ts', 'migrate.ts', 'admin/admin.ts'])(
  'a process of ours takes fetch from libraries before it starts: %s',
  (file) => {
    const start = readFileSync(join(root, 'src/main', file), 'utf8');
    const refused = start.indexOf('refuseOtherFetches();');
    expect(refused).toBeGreaterThan(-1);
    expect(refused).toBeLessThan(start.indexOf('main().catch('));
  },
);

test('no module of the server uses it', () => {
  const users = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.server.ts'))
    .filter((file) => /(?<![.\w])fetch\(/.test(readFileSync(join(root, 'src', file), 'utf8')));
  expect(users).toEqual([]);
});
