import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { SANDBOX_CARDS } from '#features/billing/sandbox/cards.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { startExim, type EximServer } from '#tests/support/exim-server.ts';
import { refusedStart, startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';

let directory: string;
let exim: EximServer;
let product: ProductProcess;
let settings: Record<string, string>;
beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-production-'));
  exim = await startExim();
  const query = `requireTLS=true&tls.ca=${encodeURIComponent(exim.certificate)}`;
  settings = {
    APP_ENV: 'production',
    LIMITS: 'on',
    PUBLIC_URL: 'https://foothold.example',
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: await createTestDatabase(inject('postgresUrl')),
    APP_SECRET: 'made for this test, and longer than thirty-two characters',
    SMTP_URL: `smtp://${exim.user}:${encodeURIComponent(exim.password)}@localhost:${exim.port}?${query}`,
    MAIL_FROM: 'Foothold <hello@example.com>',
    SMS_PROVIDER: 'none',
    SUPPORT_EMAIL: 'help@example.com',
    // Of the right shape, and nobody's: where Stripe can be reached, it says so at the start.
    START_CHECKS: 'log',
    STRIPE_SECRET_KEY: 'sk_live_made_up_for_a_test',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_made_up_for_a_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_made_up_for_a_test',
  };
  product = await startProductProcess(settings);
});
afterAll(async () => {
  await product.stop();
  await exim.close();
  rmSync(directory, { recursive: true, force: true });
});

const get = (path: string, init: RequestInit = {}) => fetch(`${product.url}${path}`, init);
const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  get(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

describe('a live installation', () => {
  test('serves on PostgreSQL, and people sign in by a code that a mail server delivers', async () => {
    expect((await get('/api/health')).status).toBe(200);
    const email = 'ana@example.com';
    expect((await post('/api/auth/send-otp', { email })).status).toBe(200);
    const code = /^Subject: (\d{6}) is your Foothold code/m.exec(await exim.take())?.[1];
    expect((await post('/api/auth/verify-otp', { email, code })).status).toBe(200);
    // A phone is no way in where no text messages can be sent.
    expect((await post('/api/auth/send-otp', { phone: '+12024561111' })).status).toBe(400);
  });

  test('tells browsers its live key, no stand-in, and lets them load Stripe on the checkout alone', async () => {
    expect(await (await get('/api/config')).json()).toMatchObject({
      environment: 'production',
      paymentMode: 'stripe',
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY,
      testMode: false,
      phoneSignIn: false,
      inboxPath: null,
    });
    const policy = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
    expect(await policy('/subscription')).toContain('https://js.stripe.com');
    expect(await policy('/pricing')).not.toContain('stripe');
    expect((await get('/')).headers.get('Strict-Transport-Security')).toContain('max-age=');
  });

  test('has no route of a stand-in, and no file with a test card', async () => {
    expect((await get('/dev/inbox')).status).toBe(404);
    expect((await post('/api/sandbox/card', {})).status).toBe(404);
    const described = (await (await get('/api/openapi.json')).json()) as { paths: object }; // OpenAPI's own shape.
    expect(Object.keys(described.paths).filter((path) => /sandbox|dev/.test(path))).toEqual([]);
    const cards = SANDBOX_CARDS.map(({ number }) => number).slice(1);
    const holding = [];
    const assets = 'build/web/client/assets';
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    for (const name of scripts)
      if (cards.some((card) => readFileSync(join(assets, name), 'utf8').includes(card))) holding.push(name);
    // One of the build's files holds them, for installations with the sandbox.
    expect(holding).toHaveLength(1);
    for (const name of holding) expect((await get(`/assets/${name}`)).status).toBe(404);
  });

  test('does not load the code of a stand-in', () => {
    const loaded = new Set<string>();
    const follow = (name: string) => {
      if (loaded.has(name)) return;
      loaded.add(name);
      const code = readFileSync(join('build/server', name), 'utf8');
      for (const [, imported] of code.matchAll(/^(?:import|export)\b[^;]*?"\.\/([\w.-]+\.js)";/gm))
        if (imported) follow(imported);
    };
    follow('server.js');
    const withCards = [...loaded].filter((name) =>
      readFileSync(join('build/server', name), 'utf8').includes('4000 0000 0000 0002'),
    );
    expect(loaded.size).toBeGreaterThan(1);
    expect(withCards).toEqual([]);
  });

  test('takes a webhook only with its own signature', async () => {
    const answer = await post('/api/webhooks/stripe', { id: 'evt_1' }, { 'Stripe-Signature': 't=1,v1=00' });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_signature' }),
    ]);
  });
});

test('has proven its mail server at the start', () => {
  const lines = product.output().split('\n');
  expect(
    lines.filter((line) => line.includes('"start.service_proven"') && line.includes('"mail"')),
  ).toHaveLength(1);
});

test('with a password that the mail server refuses it does not start, and says what to mend', async () => {
  const SMTP_URL = settings.SMTP_URL?.replace(/:[^:@]*@/, ':wrong@') ?? '';
  const { code, output } = await refusedStart({ ...settings, SMTP_URL, START_CHECKS: 'refuse' });
  expect(code).toBe(1);
  expect(output).toContain('SMTP_URL is refused by the mail server');
});

test.each([
  ['STRIPE_SECRET_KEY', 'sk_test_1'],
  ['SMTP_URL', ''],
  ['DATABASE_URL', ''],
  ['DATABASE_URL', 'postgres://foothold@database.example/foothold'],
  ['APP_SECRET', 'x'.repeat(40)],
  ['PUBLIC_URL', 'http://foothold.example'],
  ['LIMITS', 'off'],
])('with %s=%s it does not start, and names it', async (name, value) => {
  const { code, output } = await refusedStart({ ...settings, [name]: value });
  expect(code).toBe(1);
  expect(output).toContain(name);
});
