import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { servedSite, SCRIPT } from './testing/served-site.ts';

const get = servedSite();
const getFromSandbox = servedSite({ environment: 'demo', paymentMode: 'sandbox' });

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
  expect((await getFromSandbox(path)).status).toBe(200);
});
