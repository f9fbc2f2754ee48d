import { createServer, METHODS, request as call, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { createLog, type Log } from '#platform/log/log.server.ts';
import { currentRequest } from '#platform/log/request-record.server.ts';
import { noMetrics } from '#platform/metrics/metrics.ts';
import { noSpans } from '#platform/tracing/spans.ts';
import type { Listener } from './one-call-a-time.server.ts';
import { watchRequests, type WatchedBy } from './watch-requests.server.ts';

type Line = { level: string; event: string; requestId: string; status?: number; unsaid?: number };

let server: Server;
afterEach(() => new Promise((resolve) => server.close(resolve)));

async function serve(listener: (log: Log) => Listener, settings: Partial<WatchedBy> = {}) {
  const lines: Line[] = [];
  const log = createLog((line) => lines.push(JSON.parse(line) as Line)); // The log's own format.
  server = createServer(
    watchRequests(listener(log), {
      ...{ log, metrics: noMetrics, spans: noSpans, isTrusted: () => true, routeOf: () => '/page' },
      ...{ build: 'b1', copy: 'c1', lines: 'on', ...settings },
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  const address = `http://127.0.0.1:${port}/s/a-token?q=1`;
  // Of methods `fetch` knows few.
  const send = (method: string) =>
    new Promise<void>((resolve, reject) => {
      const sent = call(address, { method, agent: false }, (answer) => answer.resume().once('end', resolve));
      sent.once('error', reject).end();
    });
  return { lines, send, get: (headers = {}) => fetch(address, { headers }) };
}

async function ended(lines: Line[], count: number): Promise<void> {
  await expect.poll(() => lines.filter(({ event }) => event === 'request').length).toBe(count);
}

const answering =
  (status: number): Listener =>
  (_request, response) =>
    response.writeHead(status).end();

test('a request is one line with its pattern, and never its address', async () => {
  const { lines, get } = await serve(() => (_request, response) => {
    const request = currentRequest();
    if (request) request.route = () => '/s/{token}';
    response.writeHead(200).end();
  });
  const answer = await get();
  await ended(lines, 1);
  expect(lines).toEqual([
    {
      ...{ time: expect.any(String), level: 'info', event: 'request', ms: expect.any(Number) },
      ...{ method: 'GET', route: '/s/{token}', status: 200, build: 'b1', copy: 'c1' },
      requestId: answer.headers.get('X-Request-Id'),
    },
  ]);
});

test("every line that a request causes carries its id, also after others' turns", async () => {
  const { lines, get } = await serve((log) => (_request, response) => {
    setTimeout(() => {
      log.info('later');
      response.writeHead(200).end();
    }, 1);
  });
  const answers = await Promise.all([get(), get(), get()]);
  await ended(lines, 3);
  const ids = answers.map(({ headers }) => headers.get('X-Request-Id'));
  expect(new Set(ids).size).toBe(3);
  for (const event of ['later', 'request'])
    expect(
      lines
        .filter((line) => line.event === event)
        .map(({ requestId }) => requestId)
        .sort(),
    ).toEqual([...ids].sort());
});

test('the id of a trusted proxy is taken over, if it looks like one', async () => {
  const { get } = await serve(() => answering(200));
  const idFor = async (given: string) => (await get({ 'X-Request-Id': given })).headers.get('X-Request-Id');
  expect(await idFor('7f3c2d1e9b8a4f60a1b2c3d4e5f60718')).toBe('7f3c2d1e9b8a4f60a1b2c3d4e5f60718');
  for (const wrong of [
    'short',
    'ana@example.com',
    'a b c d e f g h',
    `${'x'.repeat(129)}`,
    '{"a":"bbbbbbb"}',
  ])
    expect(await idFor(wrong)).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
});

test('nobody else names a request', async () => {
  const { get } = await serve(() => answering(200), { isTrusted: () => false });
  const id = '7f3c2d1e9b8a4f60a1b2c3d4e5f60718';
  expect((await get({ 'X-Request-Id': id })).headers.get('X-Request-Id')).not.toBe(id);
});

test.each([503, 429])('a flood of refusals (%d) fills no disk', async (status) => {
  const { lines, get } = await serve(() => answering(status));
  for (let call = 0; call < 50; call += 1) await get();
  await ended(lines, 30);
});

test('whatever strangers send makes few figures', async () => {
  const figures = new Set<string>();
  const counter = () => (labels: object) => void figures.add(JSON.stringify(labels));
  const { lines, send } = await serve(() => answering(404), {
    metrics: { ...noMetrics, counter, histogram: counter },
  });
  const methods = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of methods) await send(method);
  await ended(lines, methods.length);
  // Seven that have a name and all others, as counts and as times.
  expect(figures.size).toBe(16);
  expect([...figures].filter((labels) => labels.includes('/page'))).toHaveLength(4);
});

test('what failed is a line where no others are wanted', async () => {
  let status = 200;
  const { lines, get } = await serve(() => (request, response) => answering(status)(request, response), {
    lines: 'off',
  });
  await get();
  status = 500;
  await get();
  await ended(lines, 1);
  expect(lines).toMatchObject([{ level: 'warn', status: 500 }]);
});

test('who goes away before the answer is told from who got one', async () => {
  const { lines, get } = await serve(() => (request) => setTimeout(() => request.socket.destroy(), 1));
  await expect(get()).rejects.toThrow();
  await ended(lines, 1);
  expect(lines).toMatchObject([{ status: 499 }]);
});

test('a flood of who goes away fills no disk either', async () => {
  const { lines, get } = await serve(() => (request) => request.socket.destroy());
  for (let call = 0; call < 50; call += 1) await expect(get()).rejects.toThrow();
  await ended(lines, 30);
});
