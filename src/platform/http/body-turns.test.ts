import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { admitStrangersBody } from './admit-body.ts';
import { limitBody } from './body-limit.ts';
import { createShares } from './shares.ts';
import { BodyShares } from './body-shares.ts';
import { lingerWhenClosing } from './closing-connections.server.ts';
import { createApi } from './endpoint.ts';
import { errorAnswer } from './errors.server.ts';

const KB = 1024;
/** As good as never filled again, so that no clock decides. Each test calls from a network of its own. */
const LIMITS = {
  ...{ burstBytes: 300 * KB, bytesPerSecond: 1, freeBytes: KB, smallBytes: 16 * KB, largeBytes: 64 * KB },
  ...{ maxLarge: 2, maxWaitMs: 20, stallMs: 600_000 },
};

let server: Server;
let port: number;
let shares = new BodyShares(LIMITS);
let inside = 0;
beforeAll(async () => {
  const api = createApi();
  api.onError(errorAnswer(silentLog));
  api.use(async (context, next) => {
    context.set('clientAddress', context.req.header('X-From') ?? '');
    context.set('shares', shares && createShares({ bodies: shares }));
    context.set('caller', { requestId: 'a', network: 'a' });
    await next();
  });
  api.use(admitStrangersBody, async (_, next) => {
    inside += 1;
    await next().finally(() => (inside -= 1));
  });
  api.post('/taken', limitBody, async (context) =>
    context.text(String((await context.req.arrayBuffer()).byteLength)),
  );
  const answerCall = getRequestListener(api.fetch);
  server = createServer((request, response) => void answerCall(request, response));
  lingerWhenClosing(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
});
afterAll(() => server.close());

const until = (isSo: () => boolean) => vi.waitUntil(isSo, { timeout: 30_000, interval: 5 });

/** Sends a body as far as it is given, and shows what comes back. */
function send(from: string, length: number, body: string) {
  const socket: Socket = connect(port, '127.0.0.1');
  const seen = { answer: '' };
  socket.on('data', (chunk: Buffer) => (seen.answer += chunk.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  socket.write(
    `POST /taken HTTP/1.1\r\nHost: a\r\nX-From: ${from}\r\nContent-Length: ${length}\r\n\r\n${body}`,
  );
  return { socket, seen, closed };
}

async function answerTo(from: string, length: number): Promise<string> {
  const { socket, seen } = send(from, length, 'x'.repeat(length));
  await until(() => seen.answer.includes('\r\n\r\n'));
  socket.destroy();
  return seen.answer.slice(0, 12);
}

test('large bodies that are announced and never sent cost those behind the same address nothing', async () => {
  for (let at = 0; at < 20; at += 1) {
    const { socket } = send('campus', 1024 * KB, '{');
    await until(() => inside === 1);
    socket.destroy();
    await until(() => inside === 0);
  }
  expect(await answerTo('campus', 200)).toBe('HTTP/1.1 200');
  expect(await answerTo('campus', 60 * KB)).toBe('HTTP/1.1 200');
});

test('what was sent of a body that was never whole is counted', async () => {
  for (let at = 0; at < 4; at += 1) {
    const { socket } = send('half', 1024 * KB, 'x'.repeat(80 * KB));
    await until(() => inside === 1);
    // The server has read all of it.
    await until(() => socket.bytesWritten > 80 * KB && socket.writableLength === 0);
    socket.end();
    await until(() => inside === 0);
  }
  expect(await answerTo('half', 60 * KB)).toBe('HTTP/1.1 429');
  expect(await answerTo('half', 200)).toBe('HTTP/1.1 200');
});

test('a body whose chunks are hardly anything but extensions is refused, and one of small chunks is not', async () => {
  const chunks = async (from: string, chunk: string, many: number) => {
    const socket: Socket = connect(port, '127.0.0.1');
    const seen = { answer: '' };
    socket.on('data', (data: Buffer) => (seen.answer += data.toString()));
    socket.on('error', () => undefined);
    socket.write(`POST /taken HTTP/1.1\r\nHost: a\r\nX-From: ${from}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    for (let at = 0; at < many && seen.answer === ''; at += 1)
      await new Promise((sent) => socket.write(chunk, sent));
    if (seen.answer === '') socket.write('0\r\n\r\n');
    await until(() => seen.answer.includes('\r\n\r\n'));
    socket.destroy();
    return seen.answer.slice(0, 12);
  };
  expect(await chunks('extended', `1;${'x'.repeat(8 * KB)}\r\n \r\n`, 1_000)).toBe('HTTP/1.1 413');
  expect(await chunks('small', '1\r\n \r\n', 1_000)).toBe('HTTP/1.1 200');
});

test('bodies of which nothing more comes lose their turn, are told so, and hold nobody up', async () => {
  shares = new BodyShares({ ...LIMITS, burstBytes: 10_000 * KB, stallMs: 50, maxWaitMs: 600_000 });
  const stalled = [1, 2].map(() => send('phone', 72 * KB, 'x'.repeat(30 * KB)));
  await until(() => inside === 2);
  expect(await answerTo('phone', 72 * KB)).toBe('HTTP/1.1 200');
  for (const { seen, closed, socket } of stalled) {
    await until(() => seen.answer.includes('request_timeout'));
    expect(seen.answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(seen.answer.toLowerCase()).toContain('connection: close');
    socket.end();
    await closed;
  }
});
