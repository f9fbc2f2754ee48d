import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import type { PublicConfig } from '#platform/config/public-config.ts';
import { loadSite } from '../site.server.ts';

const CONFIG: PublicConfig = {
  environment: 'production',
  paymentMode: 'stripe',
  publishableKey: 'pk_live_1',
  testMode: false,
  phoneSignIn: false,
  inboxPath: null,
  support: { email: 'help@foothold.example', phone: null, chatUrl: null, postalAddress: null },
  sellerName: 'Foothold',
};

/** The script within a page. */
export const SCRIPT = 'window.state = {"a": 1}';
const PAGE = `<!doctype html><link rel="canonical" href="https://foothold.invalid/x"><script>${SCRIPT}</script><script src="/assets/a.js"></script>`;

export const WASM = Buffer.alloc(100_000, 'wasm');

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };

type Get = (path: string, headers?: Record<string, string>, method?: string) => Promise<Got>;

/** A small site as it is built, served while the tests of a file run. @returns what asks it for something */
export function servedSite(changes: Partial<PublicConfig> = {}): Get {
  const config = { ...CONFIG, ...changes };
  let directory: string;
  let server: Server;
  let port: number;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'foothold-site-'));
    const put = (path: string, content: string | Buffer) => {
      mkdirSync(join(directory, path, '..'), { recursive: true });
      writeFileSync(join(directory, path), content);
    };
    put('index.html', PAGE);
    put('templates/index.html', PAGE);
    put('subscription/index.html', PAGE);
    put('404/index.html', '<!doctype html><h1>404 Page Not Found</h1>');
    put('__spa-fallback.html', '<!doctype html>fallback');
    put('robots.txt', 'Sitemap: https://foothold.invalid/sitemap.xml');
    put('assets/a-1234.js', 'let a = 1;'.repeat(200));
    put('assets/a-1234.js.br', brotliCompressSync('let a = 1;'.repeat(200)));
    put('assets/sandbox-checkout-C_1-2.js', 'const cards = []');
    put('favicon.ico', Buffer.from([0, 1, 2]));
    put('assets/preview-worker-B_1-2.js', 'postMessage(1)');
    put('assets/grammar-worker-G_1-2.js', 'postMessage(2)');
    for (const name of ['checker-worker-C', 'document-checks-worker-D', 'pdf.worker-P'])
      put(`assets/${name}_1-2.js`, 'postMessage(3)');
    put('assets/engine-1234.wasm', WASM);
    put('assets/engine-1234.wasm.br', brotliCompressSync(WASM));
    put('assets/released-1234.wasm.br', brotliCompressSync(WASM));
    const site = await loadSite({
      directory,
      publicUrl: 'https://foothold.example',
      config,
      stripe: config.paymentMode === 'stripe',
      startsFromFallback: (path: string) => /^\/resume-builder\/\d+$/.test(path),
      unknownToFallback: (path: string) => /^\/resume-builder\/[a-z]+$/.test(path),
    });
    server = createServer((incoming, response) => {
      if (!site(incoming, response)) response.writeHead(418).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
  });
  afterAll(() => {
    server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  // `fetch` would decode and normalise what is looked at here.
  return (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      const outgoing = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      });
      outgoing.on('error', reject).end();
    });
}
