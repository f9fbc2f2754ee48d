import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { cutSmallPieces } from './small-pieces.server.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** Sends a body in chunks; answers what came back until the connection ended, and how many pieces were taken. */
async function inChunks(chunk: string, many: number, read: (request: IncomingMessage) => void) {
  const listening = (server = createServer());
  cutSmallPieces(listening);
  let pieces = 0;
  listening.on('request', (request, response) => {
    request.on('data', () => (pieces += 1)).on('error', () => undefined);
    request.on('end', () => response.setHeader('Connection', 'close').end('whole'));
    read(request);
  });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // A listening TCP server has an address with a port.
  return new Promise<{ text: string; pieces: number }>((resolve) => {
    let text = '';
    const socket = connect(port, '127.0.0.1');
    socket.on('data', (data: Buffer) => (text += data.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => {
      listening.close();
      resolve({ text, pieces });
    });
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`.repeat(many) + '0\r\n\r\n');
  });
}

const take = () => undefined;
const leave = (request: IncomingMessage) => {
  request.pause();
  setTimeout(() => request.resume(), 20);
};

test.each([
  ['read', take],
  ['left for a while', leave],
])('a body in chunks of a byte is cut, where it is %s', async (_, read) => {
  const { text, pieces } = await inChunks(' ', 200_000, read);
  expect(text).toBe('');
  expect(pieces).toBeLessThan(400);
});

test('so is one that is answered before anybody reads it', async () => {
  const listening = (server = createServer((_, response) => void response.end('told')));
  cutSmallPieces(listening);
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const { port } = listening.address() as AddressInfo; // As above.
  const read = await new Promise<number>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    listening.once('connection', (taken) => setTimeout(() => resolve(taken.bytesRead), 1_000));
    socket.on('error', () => undefined);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
    socket.write('1\r\n \r\n'.repeat(2_000_000), () => undefined);
  });
  expect(read).toBeLessThan(1024 * 1024);
});

test.each([
  ['a few small chunks', ' ', 250],
  ['many of a kilobyte', ' '.repeat(1_024), 8_000],
])('a body in %s is taken', async (_, chunk, many) => {
  expect((await inChunks(chunk, many, take)).text).toContain('whole');
});

test('what reads a connection that was cut reads the next one whole', async () => {
  for (let connection = 0; connection < 5; connection += 1) {
    expect((await inChunks(' ', 20_000, take)).text).toBe('');
    expect((await inChunks(' '.repeat(1_024), 100, take)).text).toContain('whole');
  }
});
