import { Agent, createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** What stands in front of several copies: calls go to those that take them, one after the other, over kept connections. */
export type Balancer = {
  url: string;
  /** Takes a copy out, or in again. */
  set(copy: string, isIn: boolean): void;
  /** Whether people are sent to a copy. */
  isIn(copy: string): boolean;
  close(): Promise<void>;
};

/**
 * A balancer that tries nothing twice: whatever a copy does not answer is a failure that its client sees.
 * @param copies where they listen, such as `http://127.0.0.1:4001`
 * @param probeMs how often it asks each whether it is ready; without, it is told
 */
export async function startBalancer(copies: readonly string[], probeMs?: number): Promise<Balancer> {
  const taken = new Set(copies);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((request, response) => {
    const open = copies.filter((copy) => taken.has(copy));
    const copy = open[(turn += 1) % open.length];
    if (copy === undefined) response.writeHead(503).end('no copy');
    else pass(request, response, copy, agent);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const set = (copy: string, isIn: boolean) => void (isIn ? taken.add(copy) : taken.delete(copy));
  let isOver = false;
  const probing = probeMs === undefined ? undefined : probe(probeMs);
  const { port } = server.address() as AddressInfo; // A listening TCP server has an address with a port.

  async function probe(everyMs: number): Promise<void> {
    while (!isOver) {
      await Promise.all(copies.map(async (copy) => set(copy, await isReady(copy))));
      await wait(everyMs);
    }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    set,
    isIn: (copy) => taken.has(copy),
    async close() {
      isOver = true;
      await probing;
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

function pass(request: IncomingMessage, response: ServerResponse, copy: string, agent: Agent): void {
  const { method, url, headers } = request;
  const onwards = send(copy + (url ?? '/'), { method, headers, agent }, (answer) => {
    const { connection: _, 'keep-alive': __, ...kept } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, { ...kept, 'X-Copy': new URL(copy).port });
    answer.pipe(response);
  });
  onwards.on('error', (error) => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end(String(error));
  });
  request.pipe(onwards);
}

/** Asks as simple balancers do: in HTTP/1.0, without saying whom. */
export function isReady(copy: string): Promise<boolean> {
  const { hostname, port } = new URL(copy);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write('GET /api/ready HTTP/1.0\r\n\r\n'));
    socket.setTimeout(2_000, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(/^HTTP\/1\.[01] 200 /.test(answer)));
  });
}
