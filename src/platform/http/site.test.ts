import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PublicConfig } from '#platform/config/public-config.ts';
import { loadSite } from './site.server.ts';

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

const SCRIPT = 'window.state = {"a": 1}';
const PAGE = `<!doctype html><link rel="canonical" href="https://foothold.invalid/x"><script>${SCRIPT}</script><script src="/assets/a.js"></script>`;

const WASM = Buffer.alloc(100_000, 'wasm');

let directory: string;
let server: Server;
let port: number;
const settings = (config: PublicConfig) => ({
  directory,
  publicUrl: 'https://foothold.example',
  config,
  stripe: config.paymentMode === 'stripe',
  startsFromFallback: (path: string) => /^\/resume-builder\/\d+$/.test(path),
  unknownToFallback: (path: string) => /^\/resume-builder\/[a-z]+$/.test(path),
});
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
  const site = await loadSite(settings(CONFIG));
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

type Got = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** `fetch` would decode and normalise what is looked at here. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Got> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, host: '127.0.0.1', path, method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.on('error', reject).end();
  });
}

test('ready pages answer at their address, with the address of this installation filled in', async () => {
  const page = await get('/templates?category=tech');
  expect(page.status).toBe(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.body.toString()).toContain('href="https://foothold.example/x"');
  expect((await get('/robots.txt')).body.toString()).toContain('https://foothold.example/sitemap.xml');
});

test('a page may run its own inline scripts and no others', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const hash = createHash('sha256').update(SCRIPT).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('the worker with the engine may compile WebAssembly, and nothing else; no page may', async () => {
  const { headers } = await get('/assets/preview-worker-B_1-2.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'",
  );
  for (const path of ['/', '/templates', '/resume-builder/7', '/subscription', '/assets/a-1234.js']) {
    expect((await get(path)).headers['content-security-policy'] ?? '').not.toContain('wasm');
  }
});

test('every other worker may load parts of its own program and nothing else, whatever it is called', async () => {
  for (const name of ['checker-worker-C_1-2', 'document-checks-worker-D_1-2', 'pdf.worker-P_1-2']) {
    const { headers } = await get(`/assets/${name}.js`);
    expect([name, headers['content-security-policy']]).toEqual([
      name,
      "default-src 'none'; script-src 'self'",
    ]);
  }
});

test('the worker that checks grammar may compile WebAssembly, and load and fetch files of ours', async () => {
  const { headers } = await get('/assets/grammar-worker-G_1-2.js');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  );
});

test('pages take no text as script, and what is stopped is reported; neither where the loader of Stripe runs', async () => {
  for (const path of ['/', '/templates', '/resume-builder/7']) {
    const { headers } = await get(path);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default markup;");
    expect(policy).toContain('report-uri /api/csp-reports; report-to csp');
    expect(headers['reporting-endpoints']).toBe('csp="/api/csp-reports"');
  }
  const { headers } = await get('/subscription');
  expect(headers['content-security-policy']).not.toMatch(/trusted-types|report/);
  expect(headers['reporting-endpoints']).toBeUndefined();
});

test("only the checkout page may load Stripe's card form", async () => {
  expect((await get('/subscription')).headers['content-security-policy']).toContain('https://js.stripe.com');
  for (const path of ['/', '/templates', '/nothing']) {
    expect((await get(path)).headers['content-security-policy']).not.toContain('stripe');
  }
});

test('what only the application knows to be unknown starts it, with status 404', async () => {
  const page = await get('/resume-builder/x');
  expect([page.status, page.body.toString()]).toEqual([404, '<!doctype html>fallback']);
});

test('an unknown address gets the not-found page with status 404', async () => {
  for (const path of [
    '/nothing',
    '/404',
    '/__spa-fallback.html',
    '/templates/index.htm',
    '/..%2f..%2fetc/passwd',
  ]) {
    const page = await get(path);
    expect([path, page.status, page.body.toString()]).toEqual([
      path,
      404,
      expect.stringContaining('404 Page Not Found'),
    ]);
  }
});

test('an address with a part of its own starts from the fallback', async () => {
  expect(await get('/resume-builder/7')).toMatchObject({
    status: 200,
    body: Buffer.from('<!doctype html>fallback'),
  });
});

test('a slash at the end leads to the address without it, and never to another site', async () => {
  expect(await get('/templates/?a=1')).toMatchObject({
    status: 308,
    headers: { location: '/templates?a=1' },
  });
  for (const path of [
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '/\\/elsewhere.example/',
    '/%5celsewhere.example/',
    '/nowhere/',
  ]) {
    const { status, headers } = await get(path);
    expect([path, status, headers.location]).toEqual([path, 404, undefined]);
  }
  expect((await get('//templates/')).headers.location).toBe('/templates');
  expect((await get('//resume-builder/7/')).headers.location).toBe('/resume-builder/7');
});

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

test('HEAD answers without a body, and other methods are not for the site', async () => {
  const head = await get('/favicon.ico', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '3', 0]);
  expect((await get('/', {}, 'POST')).status).toBe(418);
  expect((await get('/api/health')).status).toBe(418);
});

test('every page carries safe headers', async () => {
  const { headers } = await get('/');
  expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY' });
  expect(headers['strict-transport-security']).toContain('max-age=');
});

test('files that are parts of pages carry those headers that mean something on them', async () => {
  for (const path of ['/assets/a-1234.js', '/assets/engine-1234.wasm', '/favicon.ico']) {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(headers['x-frame-options']).toBeUndefined();
  }
});

test("the sandbox's card form is there where the sandbox is, and nowhere else", async () => {
  const path = '/assets/sandbox-checkout-C_1-2.js';
  expect((await get(path)).status).toBe(404);
  const withSandbox = await loadSite(settings({ ...CONFIG, environment: 'demo', paymentMode: 'sandbox' }));
  const served = createServer((incoming, response) => void withSandbox(incoming, response));
  await new Promise<void>((resolve) => served.listen(0, '127.0.0.1', resolve));
  const { port: other } = served.address() as AddressInfo; // As above.
  expect((await fetch(`http://127.0.0.1:${other}${path}`)).status).toBe(200);
  served.close();
});
