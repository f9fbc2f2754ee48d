import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What has arrived but was not read yet is read within this time, in ms. */
const GRACE_MS = 200;
/** How often connections that have become idle are closed, in ms. */
const SWEEP_MS = 50;
/** How long an answer may still take; then its connection is cut, so that the rest can be closed in order, in ms. */
const PATIENCE_MS = 6_000;

/**
 * Stops a server so that nobody's request is lost: what is on its way is still taken, every answer ends its
 * connection, and connections without work are closed. Ends when the last answer was sent.
 */
export async function closeGracefully(server: Server): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Closing at once would cut connections whose request lies in the system's buffer.
  await wait(GRACE_MS);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(cut);
  clearInterval(sweep);
}
