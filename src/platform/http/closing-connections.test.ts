import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from './endpoint.ts';
import { limitBody } from './body-limit.ts';
import { errorAnswer } from './errors.server.ts';
import { lingerWhenClosing } from './closing-connections.server.ts';
import { silentLog } from '#tests/support/silent-log.ts';

let server: Server;
let port: number;
beforeAll(async () => {
  const api = createApi();
  api.onError(errorAnswer(silentLog));
  api.post('/limited', limitBody, async (context) => context.text(await context.req.text()));
  const answerCall = getRequestListener(api.fetch);
  server = createServer((request, response) => void answerCall(request, response));
  lingerWhenClosing(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
});
afterAll(() => server.close());

/** A client that does not stop sending because an answer has come. */
function client(head: string) {
  const socket: Socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const seen = { answer: '', error: '', closed: false };
  socket.on('data', (chunk: Buffer) => (seen.answer += chunk.toString()));
  socket.on('error', (error) => (seen.error = String(error)));
  const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
  void closed.then(() => (seen.closed = true));
  socket.write(`POST /limited HTTP/1.1\r\nHost: a\r\n${head}\r\n\r\n`);
  return { socket, seen, closed };
}

test.each([
  ['of a known length', `Content-Length: ${100 * 1024 * 1024}`, (piece: string) => piece],
  [
    'in chunks',
    'Transfer-Encoding: chunked',
    (piece: string) => `${piece.length.toString(16)}\r\n${piece}\r\n`,
  ],
])(
  'who goes on sending a refused body %s after the answer has come still has it',
  async (_, head, framed) => {
    const { socket, seen } = client(head);
    const piece = framed('x'.repeat(60_000));
    while (seen.answer === '' && seen.error === '') {
      socket.write(piece);
      await wait(20);
    }
    // Each of these would have the connection reset if nobody took it in.
    for (let more = 0; more < 10; more += 1) {
      await new Promise((written) => socket.write(piece, written));
      await wait(20);
    }
    expect(seen).toMatchObject({ error: '', closed: false });
    expect(seen.answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*payload_too_large/);
    socket.destroy();
  },
);

test('once all of a refused body has come the connection ends', async () => {
  const { socket, seen, closed } = client('Content-Length: 1100000');
  while (seen.answer === '' && seen.error === '') {
    socket.write('x'.repeat(10_000));
    await wait(20);
  }
  socket.end('x'.repeat(1_100_000));
  await closed;
  expect(seen).toMatchObject({ error: '', answer: expect.stringContaining('payload_too_large') });
});

test('an answer that ends its connection ends it at once where everything was read', async () => {
  const { socket, seen } = client('Connection: close\r\nContent-Length: 0');
  await once(socket, 'end');
  socket.destroy();
  expect(seen).toMatchObject({ error: '', answer: expect.stringMatching(/^HTTP\/1\.1 200 /) });
});
