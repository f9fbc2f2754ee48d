import { createServer, type Server } from 'node:http';
import { EXPOSITION_TYPE } from './prometheus.server.ts';

/** Nobody but a collector or two has business here. */
const CONNECTIONS_MAX = 20;

export type MetricsListener = { port: number; close(): Promise<void> };

/**
 * Answers `/metrics` at an address of its own, which is not the product's: whoever can reach it reads figures, and
 * nothing else is there.
 * @param page the figures at the moment
 * @throws what `listen` says, where the address cannot be had
 */
export async function listenForMetrics(
  { host, port }: { host: string; port: number },
  page: () => Promise<string>,
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Figures are at /metrics.\n');
      return;
    }
    page().then(
      (text) => response.writeHead(200, { 'Content-Type': EXPOSITION_TYPE }).end(text),
      () => response.writeHead(500, { 'Content-Type': 'text/plain' }).end('The figures could not be read.\n'),
    );
  });
  server.maxConnections = CONNECTIONS_MAX;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  return { port: portOf(server), close: () => closeNow(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function closeNow(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
