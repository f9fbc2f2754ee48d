import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { oneCallATime, WAITING_MAX } from './one-call-a-time.server.ts';
import { answerUnreadable } from './unreadable-requests.server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Sends calls in one write; answers all that came back until the connection ended. */
async function pipelined(
  calls: string[],
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  onCall: () => void = () => undefined,
): Promise<string> {
  const listening = (server = createServer());
  listening.on('request', onCall);
  listening.on('request', oneCallATime(answer, answerUnreadable(listening)));
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // A listening TCP server has an address with a port.
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(calls.join('')));
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
  });
}

const call = (path: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n${more}\r\n{}`;
const calls = (count: number) => [
  ...Array.from({ length: count - 1 }, (_, at) => call(`/${at}`)),
  call('/last', 'Connection: close\r\n'),
];

test('calls that arrive together are begun in a turn of the event loop each, in order', async () => {
  let turn = 0;
  const next = (): void => {
    turn += 1;
    ticking = setImmediate(next);
  };
  let ticking = setImmediate(next);
  const begun: { path: string | undefined; turn: number }[] = [];
  const text = await pipelined(calls(WAITING_MAX + 1), (request, response) => {
    begun.push({ path: request.url, turn });
    response.end(`answer to ${request.url}.`);
  });
  clearImmediate(ticking);
  const answers = text.match(/(?<=answer to )[^.]+/g);
  expect(begun.map(({ path }) => path)).toEqual(answers);
  expect(answers).toHaveLength(WAITING_MAX + 1);
  expect(new Set(begun.map((each) => each.turn)).size).toBe(WAITING_MAX + 1);
});

test('the next is not begun before the one before is answered, and has its body', async () => {
  let [underWay, most] = [0, 0];
  const text = await pipelined(calls(10), (request, response) => {
    underWay += 1;
    most = Math.max(most, underWay);
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () =>
      setImmediate(() => {
        underWay -= 1;
        response.end(body);
      }),
    );
  });
  expect(text.match(/\{\}/g)).toHaveLength(10);
  expect(most).toBe(1);
});

test('a connection on which too many wait is closed, and told why', async () => {
  let begun = 0;
  const text = await pipelined(calls(WAITING_MAX + 50), (_, response) => {
    begun += 1;
    setImmediate(() => response.end());
  });
  expect(text).toMatch(/^HTTP\/1\.1 429 /);
  expect(text.toLowerCase()).toContain('connection: close');
  expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toEqual({
    code: 'rate_limited',
    message: expect.stringMatching(/\.$/),
  });
  expect(begun).toBe(1);
});

test('of one that goes on sending no more is read, not even of what has come with the last call', async () => {
  let seen = 0;
  const answer = (_: IncomingMessage, response: ServerResponse) => void setImmediate(() => response.end());
  const count = () => (seen += 1);
  await pipelined(calls(60_000), answer, count);
  expect(seen).toBeGreaterThan(WAITING_MAX);
  expect(seen).toBeLessThan(2 * WAITING_MAX);
});

test('nothing is begun after an answer that ended the connection', async () => {
  let begun = 0;
  await pipelined([call('/a', 'Connection: close\r\n'), ...calls(5)], (_, response) => {
    begun += 1;
    response.end();
  });
  expect(begun).toBe(1);
});

test('so is one whose waiting calls have long heads, which would all be kept', async () => {
  let begun = 0;
  const long = `X-Long: ${'x'.repeat(12_000)}\r\n`;
  const text = await pipelined(
    Array.from({ length: 6 }, (_, at) => call(`/${at}`, long)),
    () => (begun += 1),
  );
  expect(text).toMatch(/^HTTP\/1\.1 429 /);
  expect(begun).toBe(1);
});

test('and at once where it takes nothing of the answer before', async () => {
  const many = calls(WAITING_MAX + 50);
  const text = await pipelined(many, (_, response) => void response.writeHead(200).write('begun'));
  expect(text).not.toContain('429');
});
