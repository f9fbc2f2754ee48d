import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { startTestProduct, type TestProduct } from '#tests/support/product.ts';

let product: TestProduct;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const log = createLog((line) => lines.push(JSON.parse(line) as Record<string, unknown>)); // The log's own format.
  product = await startTestProduct({ log });
});
afterAll(() => product.close());
beforeEach(() => (lines = []));

const send = (body: unknown, address = '203.0.113.7', type = 'application/reports+json') =>
  product.call('/api/csp-reports', {
    method: 'POST',
    raw: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': type },
    address,
  });
const told = () => lines.filter(({ event }) => event === 'csp.violation');
const listed = (body: object) => [{ type: 'csp-violation', age: 1, url: 'x', body }];

test('a report is written down as what it is about, and nothing else of it', async () => {
  const SECRET = 'ana-secret';
  const answer = await send(
    listed({
      documentURL: `https://foothold.example/resume-builder/17?q=${SECRET}#${SECRET}`,
      effectiveDirective: 'require-trusted-types-for',
      blockedURL: 'trusted-types-sink',
      sourceFile: `https://foothold.example/assets/framework-Dx.js?${SECRET}`,
      sample: `Element innerHTML|<p>${SECRET}`,
      referrer: SECRET,
      originalPolicy: SECRET,
    }),
  );
  expect(answer.status).toBe(204);
  expect(told()).toMatchObject([
    {
      ...{ level: 'warn', directive: 'require-trusted-types-for', page: '/resume-builder/{id}' },
      ...{ blocked: 'trusted-types-sink', source: 'framework-Dx.js', sink: 'Element innerHTML' },
    },
  ]);
  expect(JSON.stringify(lines)).not.toContain(SECRET);
});

test('the older form is understood, and of what was to be loaded the origin is told', async () => {
  const report = {
    'document-uri': 'https://foothold.example/s/a-token-of-a-link',
    'violated-directive': "script-src 'self'",
    'blocked-uri': 'https://evil.example/a/path?of=somebody',
  };
  const answer = await send({ 'csp-report': report }, '203.0.113.8', 'application/csp-report');
  expect(answer.status).toBe(204);
  expect(told()).toMatchObject([
    { directive: 'script-src', page: '{unknown}', blocked: 'https://evil.example' },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/a-token|somebody/);
});

test('what an extension did, and what is no report, is taken and not written down', async () => {
  const extension = { effectiveDirective: 'script-src', blockedURL: 'chrome-extension://abc/a.js' };
  for (const body of [
    listed(extension),
    listed({ effectiveDirective: 'script-src "', blockedURL: 'inline' }),
    ...['', 'not json', '[]', '{}', 'null', '[{"type":"deprecation","body":{}}]'],
  ])
    expect((await send(body, '203.0.113.9')).status).toBe(204);
  expect(told()).toEqual([]);
});

test('a long one is refused, and so is a flood, of which little is written', async () => {
  expect((await send(' '.repeat(40_000), '198.51.100.1')).status).toBe(413);
  const report = listed({ effectiveDirective: 'img-src', blockedURL: 'https://evil.example/' });
  const statuses = new Set<number>();
  for (let call = 0; call < 61; call += 1) statuses.add((await send(report, '198.51.100.2')).status);
  expect([...statuses]).toEqual([204, 429]);
  expect(told()).toHaveLength(30);
});

test('a flood in which nothing is twice the same fills no disk either', async () => {
  const many = Array.from({ length: 10 }, (_, at) => at);
  for (const call of many) {
    const reports = many.map((at) => ({
      type: 'csp-violation',
      body: {
        effectiveDirective: 'font-src',
        blockedURL: `https://${call}-${at}${'.evil'.repeat(600)}.example/`,
      },
    }));
    const invented = { type: 'csp-violation', body: { effectiveDirective: `font-${'abcdefghij'[call]}` } };
    await send(JSON.stringify([...reports.slice(1), invented]), '198.51.100.3');
  }
  expect(told()).toHaveLength(30);
  for (const line of told()) expect(JSON.stringify(line).length).toBeLessThan(500);
});
