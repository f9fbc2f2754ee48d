import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { currentRequest, withinRequest } from '#platform/log/request-record.server.ts';
import { oneCallATime } from './one-call-a-time.server.ts';
import { inOwnContext, keepContext } from './own-context.server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

test('of calls that come at once over one connection, each is answered as itself', async () => {
  const answer = inOwnContext((_request, response) => {
    setImmediate(() => response.end(`answered as ${currentRequest()?.id}\n`));
  });
  const inOrder = oneCallATime(answer, () => undefined);
  server = createServer((request, response) => {
    withinRequest({ id: request.url ?? '' }, () => {
      keepContext(request);
      inOrder(request, response);
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1'); // A listening TCP server has one.
  const calls = ['/first', '/second', '/third'].map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
  socket.write(calls.join(''));
  let told = '';
  for await (const part of socket.setEncoding('utf8')) {
    told += String(part);
    if (told.includes('/third')) break;
  }
  const answered = [...told.matchAll(/answered as (\S+)/g)].map(([, path]) => path);
  expect(answered).toEqual(['/first', '/second', '/third']);
});
