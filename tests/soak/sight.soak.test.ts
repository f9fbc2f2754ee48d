import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { typicalResume } from '#tests/factories/sample-resumes.ts';
import { startExim, type EximServer } from '#tests/support/exim-server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { createPostgresCluster, type PostgresCluster } from '#tests/support/postgres-cluster.ts';
import { startProductProcess, type ProductProcess } from '#tests/support/product-process.ts';
import { startTraceCollector, type TraceCollector } from '#tests/support/trace-collector.ts';
import { startPrometheus, type PrometheusServer } from '#tests/support/prometheus-server.ts';

const RULES = 'docs/operations/alerts.yml';
const DASHBOARD = 'docs/operations/grafana-dashboard.json';

let directory: string;
let cluster: PostgresCluster;
let exim: EximServer;
let product: ProductProcess;
let prometheus: PrometheusServer;
let figures: string;
let traces: TraceCollector;
const EMAIL = 'ana-of-the-figures@example.com';

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'foothold-sight-'));
  [cluster, exim, traces] = await Promise.all([createPostgresCluster(), startExim(), startTraceCollector()]);
  const port = await freePort();
  figures = `127.0.0.1:${port}`;
  const trusting = `requireTLS=true&tls.ca=${encodeURIComponent(exim.certificate)}`;
  product = await startProductProcess({
    APP_ENV: 'production',
    LIMITS: 'on',
    PUBLIC_URL: 'https://foothold.example',
    TRUSTED_PROXIES: '127.0.0.1',
    DATA_DIR: join(directory, 'data'),
    DATABASE_URL: await cluster.createDatabase(),
    APP_SECRET: 'made for this test, and longer than thirty-two characters',
    SMTP_URL: `smtp://${exim.user}:${encodeURIComponent(exim.password)}@localhost:${exim.port}?${trusting}`,
    MAIL_FROM: 'Foothold <hello@example.com>',
    SMS_PROVIDER: 'none',
    SUPPORT_EMAIL: 'help@example.com',
    STRIPE_SECRET_KEY: 'sk_live_made_up_for_a_test',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_made_up_for_a_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_made_up_for_a_test',
    START_CHECKS: 'log',
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: traces.endpoint,
    OTEL_SERVICE_NAME: 'foothold-in-a-test',
  });
  prometheus = await startPrometheus(figures, RULES);
}, 120_000);
afterAll(async () => {
  await prometheus.close();
  await product.stop();
  await exim.close();
  await traces.close();
  await cluster.remove();
  rmSync(directory, { recursive: true, force: true });
});

const post = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** What people do in a minute, with what goes wrong in it. */
async function use(): Promise<string> {
  await fetch(`${product.url}/templates`);
  await post('/api/auth/send-otp', { email: EMAIL });
  const code = /^Subject: (\d{6}) is your Foothold code/m.exec(await exim.take())?.[1];
  const answer = await post('/api/auth/verify-otp', { email: EMAIL, code });
  const { sessionToken } = (await answer.json()) as { sessionToken: string }; // The call's own contract.
  const document = { kind: 'resume', templateId: 'modern-1', data: typicalResume() };
  const signedIn = { Authorization: `Bearer ${sessionToken}` };
  expect((await post('/api/preview', document, signedIn)).status).toBe(200);
  // One more than an address may write to support.
  const message = { name: 'Ana', email: EMAIL, subject: 'A question', message: 'How?', website: '' };
  for (let sent = 0; sent < 6; sent += 1) await post('/api/contact', message);
  return sessionToken;
}

type Dashboard = { panels: { title: string; targets?: { expr: string }[] }[] };
type Rules = { groups: { rules: { alert: string; expr: string }[] }[] };

const panels = () =>
  (JSON.parse(readFileSync(DASHBOARD, 'utf8')) as Dashboard).panels.flatMap(({ title, targets = [] }) =>
    targets.map(({ expr }) => ({ name: title, expr })),
  );
const alerts = () =>
  (parse(readFileSync(RULES, 'utf8')) as Rules).groups.flatMap(({ rules }) =>
    rules.map(({ alert, expr }) => ({ name: alert, expr })),
  );

/** The series that an expression is made of. */
const selectorsOf = (expr: string) =>
  [...expr.matchAll(/\b(?:foothold|process|nodejs)_\w+(?:\{[^}]*\})?|\bup\{[^}]*\}/g)].map(([text]) => text);

test('what people do is in the figures, by patterns and codes, and nothing of them', async () => {
  const token = await use();
  const text = await (await fetch(`http://${figures}/metrics`)).text();
  for (const line of [
    'foothold_http_requests_total{route="/api/preview",method="POST",status="200"} 1',
    'foothold_http_requests_total{route="/templates",method="GET",status="200"} 1',
    'foothold_codes_total{channel="email",outcome="sent"} 1',
    'foothold_limits_hit_total{limit="contact:address"} 1',
    'foothold_engine_job_seconds_count{kind="svg",outcome="done"} 1',
    'foothold_service_proven{service="mail"} 1',
    'foothold_database_up 1',
  ])
    expect(text).toContain(line);
  const [address = ''] = EMAIL.split('@');
  for (const personal of [EMAIL, address, token, '127.0.0.1']) expect(text).not.toContain(personal);
  // Not at the product's own address.
  const there = await (await fetch(`${product.url}/metrics`)).text();
  expect(there).not.toContain('foothold_http');
});

test('a request is a trace of what was done for it, which goes on with its proxy, and holds nothing of anybody', async () => {
  const mine = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${mine}-b7ad6b7169203331-01` };
  const answer = await post('/api/auth/send-otp', { email: 'bea-of-the-traces@example.com' }, headers);
  expect(answer.status).toBe(200);
  await exim.take();
  const own = () => traces.spans().filter(({ traceId }) => traceId === mine);
  // They are sent every five seconds.
  const names = () => own().map(({ name }) => name);
  await expect
    .poll(names, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['POST /api/auth/send-otp', 'database insert', 'send email']));
  const collected = own();
  const request = collected.find(({ name }) => name === 'POST /api/auth/send-otp');
  expect(request?.parentSpanId).toBe('b7ad6b7169203331');
  for (const span of collected) if (span !== request) expect(span.parentSpanId).toBe(request?.spanId);
  expect(traces.spans().map(({ name }) => name)).toContain('engine svg');
  expect(traces.text()).toContain('foothold-in-a-test');
  for (const personal of ['bea-of', 'ana-of', 'Bearer', '203.0.113'])
    expect(traces.text()).not.toContain(personal);
  const line = product.output().match(new RegExp(`^.*"event":"request".*"trace":"${mine}".*$`, 'm'))?.[0];
  expect(line).toContain('"route":"/api/auth/send-otp"');
});

test('the rules and the exposition are what promtool takes', async () => {
  execFileSync('promtool', ['check', 'rules', RULES]);
  const input = await (await fetch(`http://${figures}/metrics`)).text();
  execFileSync('promtool', ['check', 'metrics'], { input });
});

test('every alert has a section that says what to do, and every section an alert', () => {
  const sections = readFileSync('docs/operations/alerts.md', 'utf8').matchAll(/^## (Foothold\w+)$/gm);
  expect([...sections].map(([, name]) => name)).toEqual(alerts().map(({ name }) => name));
});

test('the collector finds series for every query of the dashboard, and for all that alerts are made of', async () => {
  await cluster.stop();
  expect((await fetch(`${product.url}/api/health`)).status).toBe(503);
  await cluster.start();
  const missing = async () => {
    const queries = [
      ...panels(),
      ...alerts().flatMap(({ name, expr }) => selectorsOf(expr).map((part) => ({ name, expr: part }))),
    ];
    const found = await Promise.all(queries.map(({ expr }) => prometheus.find(expr)));
    return queries.filter((_, at) => found[at] === 0).map(({ name, expr }) => `${name}: ${expr}`);
  };
  await expect.poll(missing, { timeout: 60_000, interval: 1_000 }).toEqual([]);
  for (const { expr } of alerts()) await prometheus.find(expr);
});

test('an alert holds once what it is about has happened', async () => {
  const state = async (name: string) => (await prometheus.rules()).get(name);
  await expect
    .poll(() => state('FootholdDatabaseGone'), { timeout: 30_000 })
    .toMatchObject({ health: 'ok', state: 'inactive' });
  await cluster.stop();
  // It waits a minute before it wakes anybody.
  await expect
    .poll(() => state('FootholdDatabaseGone'), { timeout: 30_000 })
    .toMatchObject({ state: 'pending' });
  await cluster.start();
  await expect
    .poll(() => state('FootholdDatabaseGone'), { timeout: 30_000 })
    .toMatchObject({ state: 'inactive' });
  for (const [name, { health }] of await prometheus.rules()) expect([name, health]).toEqual([name, 'ok']);
});
