import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { silentLog } from '#tests/support/silent-log.ts';
import { createApi } from './endpoint.ts';
import { AppError } from './app-error.ts';
import { limitBody } from './body-limit.ts';
import { errorAnswer } from './errors.server.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  const api = createApi();
  api.onError(errorAnswer(silentLog));
  api.post('/signed-in', () => {
    throw new AppError('unauthenticated', 'Please sign in.');
  });
  api.post('/limited', limitBody, (context) => context.text('taken'));
  const answerCall = getRequestListener(api.fetch);
  server = createServer((request, response) => void answerCall(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
});
afterAll(() => server.close());

/** Sends a body in pieces; answers what came back, and how much could be sent before the connection ended. */
async function sendSlowly(path: string, bytes: number): Promise<{ answer: string; sent: number }> {
  let [answer, sent, open] = ['', 0, true];
  const socket = connect(port, '127.0.0.1');
  const closed = new Promise<void>((resolve) => {
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => (open = false)).on('end', () => (open = false));
    socket.on('close', () => resolve());
  });
  socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes}\r\n\r\n`);
  const piece = Buffer.alloc(100_000, 'x');
  while (sent < bytes && open) {
    socket.write(piece.subarray(0, bytes - sent));
    sent += Math.min(piece.length, bytes - sent);
    await wait(5);
  }
  await closed;
  return { answer, sent };
}

test.each([
  ['/signed-in', 900_000, 401],
  ['/limited', 1_500_000, 413],
])(
  'a large body to %s is taken in before it is refused, so that the answer arrives',
  async (path, bytes, status) => {
    const { answer, sent } = await sendSlowly(path, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(sent).toBe(bytes);
  },
);

test('a body that does not end is refused all the same', async () => {
  const { answer, sent } = await sendSlowly('/limited', 500_000_000);
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
  expect(sent).toBeLessThan(500_000_000);
});
