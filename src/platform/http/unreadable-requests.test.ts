import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import {
  answerUnreadable,
  refusedUnlessOneHost,
  refusePreview,
  requestErrorAnswer,
} from './unreadable-requests.server.ts';

let server: Server;
let port: number;
const logged: string[] = [];
beforeAll(async () => {
  const errorHandler = requestErrorAnswer(createLog((line) => logged.push(line)));
  const answerCall = getRequestListener(
    async (request) => {
      if (request.url.endsWith('/broken')) throw new Error('made for this test');
      return new Response(await request.text());
    },
    { errorHandler },
  );
  server = createServer({ requireHostHeader: false }, (request, response) => {
    if (refusedUnlessOneHost(request, response)) return;
    if (request.url === '/api/preview') return refusePreview(request, response);
    if (request.url !== '/begun') return void answerCall(request, response);
    response.writeHead(200, { 'Content-Length': 10 }).write('12345');
  });
  answerUnreadable(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port; // A listening TCP server has an address with a port.
});
afterAll(() => server.close());

/** Everything that comes back until the connection ends. */
function answerTo(sent: string): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

const UNREADABLE: [string, number, string, string][] = [
  ['no HTTP at all', 400, 'unreadable_request', 'nothing of the kind\r\n\r\n'],
  ['a header with NUL', 400, 'unreadable_request', 'GET / HTTP/1.1\r\nHost: a\r\nX-A: a\0b\r\n\r\n'],
  ['a cookie of 70 KB', 431, 'headers_too_large', `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(70_000)}\r\n\r\n`],
  ['a host that is none', 400, 'unreadable_request', 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'],
  ['no host', 400, 'unreadable_request', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', 400, 'unreadable_request', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
  ['a backslash', 400, 'unreadable_request', 'POST /a\\b HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n'],
  [
    'a chunk without a size',
    400,
    'unreadable_request',
    'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  ],
  [
    'a chunk with a long note',
    413,
    'payload_too_large',
    `POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(30_000)}\r\n{}\r\n`,
  ],
  ['a wish nobody knows', 417, 'expectation_failed', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: gold\r\n\r\n'],
];

test.each(UNREADABLE)('%s is answered with %i, a message and a code', async (_name, status, code, sent) => {
  const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} [A-Z]`));
  expect(head.toLowerCase()).toContain('content-type: application/json');
  expect(JSON.parse(body)).toEqual({ code, message: expect.stringMatching(/\.$/) });
});

test('nothing is put into an answer that has begun', async () => {
  const answer = await answerTo('GET /begun HTTP/1.1\r\nHost: a\r\n\r\nnothing of the kind\r\n\r\n');
  expect(answer).toMatch(/12345$/);
  expect(answer).not.toContain('unreadable_request');
});

test('a fault of ours is answered with 500 and logged, and not told', async () => {
  const answer = await answerTo('GET /broken HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 500 /);
  expect(answer).toContain('"code":"internal"');
  expect(answer).not.toContain('made for this test');
  expect(logged.join()).toContain('made for this test');
});

test.each([
  ['short', 10, 'keep-alive'],
  ['long', 100_000, 'close'],
])(
  'a preview that is refused unread says when to come back; after a %s one the connection is as it should be',
  async (_how, length, connection) => {
    const head = `POST /api/preview HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`;
    const answer = await answerTo(
      `${head}${'a'.repeat(length)}GET /broken HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 503 /);
    expect(answer).toContain('Retry-After: 1\r\n');
    expect(answer).toContain('"code":"engine_busy"');
    expect(answer).toContain(`Connection: ${connection}\r\n`);
    // What comes behind a short one is answered.
    expect(answer.includes('HTTP/1.1 500')).toBe(connection === 'keep-alive');
  },
);
