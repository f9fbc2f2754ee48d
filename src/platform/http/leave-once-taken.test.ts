import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';
import { leaveOnceTaken } from './leave-once-taken.server.ts';

/** More than the system takes off our hands for a client that reads nothing. */
const LONG = 32 * 1024 * 1024;

/** Answers one call of a client that takes nothing yet. */
async function answered(bytes: number) {
  const leave = vi.fn();
  const server = createServer((_request, response: ServerResponse) => {
    leaveOnceTaken(response, leave);
    response.end(Buffer.alloc(bytes));
    server.emit('answered');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1'); // It listens at a port.
  client.pause().write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(server, 'answered');
  await new Promise((resolve) => setTimeout(resolve, 100));
  const close = () => {
    client.destroy();
    server.close();
  };
  return { leave, client, close };
}

test('a long answer keeps its turn until its client has taken it', async () => {
  const { leave, client, close } = await answered(LONG);
  expect(leave).not.toHaveBeenCalled();
  client.resume();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1), 10_000);
  close();
});

test('or until the client has left', async () => {
  const { leave, close } = await answered(LONG);
  expect(leave).not.toHaveBeenCalled();
  close();
  await vi.waitFor(() => expect(leave).toHaveBeenCalledTimes(1), 10_000);
});

test('one whose client has left before leaves it at once', async () => {
  const leave = vi.fn();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1'); // As above.
  client.on('error', () => undefined).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const asked = await once(server, 'request');
  const response = asked[1] as ServerResponse; // What Node's `request` event carries second.
  client.destroy();
  await once(response, 'close');
  leaveOnceTaken(response, leave);
  expect(leave).toHaveBeenCalledTimes(1);
  server.close();
});

test('a short one leaves it at once, and so does one without a socket', async () => {
  const { leave, close } = await answered(1024);
  expect(leave).toHaveBeenCalled();
  close();
  const without = vi.fn();
  leaveOnceTaken(undefined, without);
  expect(without).toHaveBeenCalledTimes(1);
});
