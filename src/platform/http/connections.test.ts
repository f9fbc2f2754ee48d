import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { boundConnections, type ConnectionLimits } from './connections.server.ts';

const LIMITS: ConnectionLimits = {
  ...{ network: 2, widerNetwork: 3, all: 5 },
  ...{ silentMs: 10_000, dawdlingMs: 60_000 },
};
const LARGE = Buffer.alloc(64 * 1024 * 1024);

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(() => {
  vi.restoreAllMocks();
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.close();
  server?.closeAllConnections();
});

/** `/wait` is never answered, `/read` once its body is there, `/large` with more than any socket takes at once. */
async function start(limits: Partial<ConnectionLimits> = {}, isTrusted = () => false): Promise<void> {
  const listening = (server = createServer((request, answer) => {
    if (request.url === '/large') answer.end(LARGE);
    else if (request.url === '/read') request.resume().once('end', () => answer.end('here'));
    else if (request.url !== '/wait') answer.end('here');
  }));
  boundConnections(listening, isTrusted, { ...LIMITS, ...limits });
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
}

type Client = {
  socket: Socket;
  ended: Promise<void>;
  send: (path: string) => void;
  told: () => Promise<string>;
};

async function come(from = '127.0.0.1'): Promise<Client> {
  const { port } = server?.address() as AddressInfo; // A listening TCP server has an address with a port.
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  sockets.push(socket);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    ...{ socket, ended },
    send: (path) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`),
    told: () => new Promise((resolve) => socket.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
  };
}

async function answered(client: Client): Promise<string> {
  const told = client.told();
  client.send('/');
  return told;
}

test('where a network has all that it may, the connection that was idle longest makes room', async () => {
  await start();
  const [first, second] = [await come(), await come()];
  await answered(second);
  await answered(first);
  const third = await come();
  await second.ended;
  expect(await answered(third)).toContain('200 OK');
  expect(await answered(first)).toContain('200 OK');
});

test('one that is being answered is never closed for another', async () => {
  await start();
  for (const client of [await come(), await come()]) {
    const begun = new Promise((resolve) => server?.once('request', resolve));
    client.send('/wait');
    await begun;
  }
  await (
    await come()
  ).ended;
  expect(sockets.slice(0, 2).map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test.each([
  ['whose answer is hardly taken', 'GET /large HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['whose body hardly comes', 'POST /wait HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n{'],
])('one %s makes room where none is idle', async (_name, begins) => {
  await start({ dawdlingMs: 0 });
  const [first, second] = [await come(), await come()];
  for (const { socket } of [first, second]) {
    const begun = new Promise((resolve) => server?.once('request', resolve));
    socket.pause();
    socket.write(begins);
    await begun;
  }
  expect(await answered(await come())).toContain('200 OK');
  first.socket.resume();
  await first.ended;
  expect(second.socket.destroyed).toBe(false);
});

test('one whose bodies come just in time, again and again, makes room as one whose body does not come', async () => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  await start({ dawdlingMs: 10_000 });
  const slow = [await come(), await come()];
  const begin = async ({ socket }: Client) => {
    const begun = new Promise((resolve) => server?.once('request', resolve));
    socket.write('POST /read HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{');
    await begun;
  };
  for (const client of slow) await begin(client);
  now += 8_000;
  for (const client of slow) {
    const told = client.told();
    client.socket.write('}');
    expect(await told).toContain('200 OK');
  }
  for (const client of slow) await begin(client);
  now += 2_000;
  // As long as anybody's body may take.
  await (
    await come()
  ).ended;
  expect(slow.map(({ socket }) => socket.destroyed)).toEqual([false, false]);
  now += 3_500;
  expect(await answered(await come())).toContain('200 OK');
  await slow[0]?.ended;
});

test('others are not concerned, until the network around both is full', async () => {
  await start();
  const first = await come('127.0.0.1');
  await answered(first);
  await answered(await come('127.0.0.1'));
  await answered(await come('127.0.0.2'));
  await answered(await come('127.0.1.1'));
  expect(first.socket.destroyed).toBe(false);
  await answered(await come('127.0.0.3'));
  await first.ended;
});

test('behind our own proxies there is everybody', async () => {
  await start({ all: 4 }, () => true);
  const clients = [await come(), await come(), await come(), await come()];
  for (const client of clients) expect(await answered(client)).toContain('200 OK');
});

test('whoever takes nothing of an answer is closed, and who waits for one is not', async () => {
  await start({ silentMs: 100 });
  const [patient, greedy] = [await come(), await come()];
  patient.send('/wait');
  greedy.socket.pause();
  const closed = new Promise((resolve) => {
    server?.on('request', ({ url, socket }) => url === '/large' && socket.once('close', resolve));
  });
  greedy.send('/large');
  await closed;
  expect(patient.socket.destroyed).toBe(false);
});
