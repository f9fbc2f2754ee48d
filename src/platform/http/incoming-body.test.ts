import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readIncoming, StalledBodyError, TornBodyError } from './incoming-body.ts';

const opened: { close(): unknown }[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

/** A call whose body is to have `length` bytes, and the socket that it comes over. */
async function calling(length: number): Promise<{ incoming: IncomingMessage; socket: Socket }> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  opened.push(server, { close: () => socket.destroy() });
  const incoming = new Promise<IncomingMessage>((come) => server.once('request', come));
  socket.write(`POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${length}\r\n\r\n`);
  return { incoming: await incoming, socket };
}

test('a body is what was sent, however it comes', async () => {
  const { incoming, socket } = await calling(9);
  const sizes: number[] = [];
  const body = readIncoming(incoming, 60_000, (size) => sizes.push(size));
  socket.write('one');
  incoming.once('data', () => socket.write('twothr'));
  expect((await body).toString()).toBe('onetwothr');
  expect(sizes.at(-1)).toBe(9);
});

test('an empty body is one', async () => {
  const { incoming } = await calling(0);
  expect(await readIncoming(incoming, undefined, () => undefined)).toHaveLength(0);
});

test('a body that is torn off is told so', async () => {
  const { incoming, socket } = await calling(9);
  const body = readIncoming(incoming, 60_000, () => undefined);
  incoming.once('data', () => socket.destroy());
  socket.write('one');
  await expect(body).rejects.toThrow(TornBodyError);
});

test('a body of which nothing comes is waited for no longer than it may', async () => {
  const { incoming, socket } = await calling(9);
  socket.write('one');
  await expect(readIncoming(incoming, 50, () => undefined)).rejects.toThrow(StalledBodyError);
});

test('a body that is refused while it comes is left on its connection, for whoever throws it away', async () => {
  const { incoming, socket } = await calling(6);
  const refused = new Error('too much');
  const body = readIncoming(incoming, 60_000, () => {
    throw refused;
  });
  socket.write('one');
  await expect(body).rejects.toBe(refused);
  socket.write('two');
  let rest = '';
  incoming.on('data', (chunk: Buffer) => (rest += chunk.toString()));
  await new Promise((ended) => incoming.once('end', ended).resume());
  expect(rest).toBe('two');
});
