import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { Doors } from './doors.server.ts';

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
export async function closeGracefully(server: Server, doors?: Pick<Doors, 'close'>): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  // Closing at once would cut connections whose request lies in the system's buffer.
  await wait(GRACE_MS);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const cut = setTimeout(() => server.closeAllConnections(), PATIENCE_MS);
  await Promise.all([new Promise<void>((resolve) => server.close(() => resolve())), doors?.close()]);
  clearTimeout(cut);
  clearInterval(sweep);
}

/** How long a client may go on sending what nobody reads once it has its answer, in ms, and how much, in bytes. */
const LINGER_MS = 10_000;
const LINGER_BYTES = 64 * 1024 * 1024;

/**
 * Makes connections that are closed after an answer linger: the answer and the end of it are sent, and what the client
 * still sends is thrown away for a while. Closed at once, the system would reset such a connection, and a client that
 * is still sending would lose the answer that says why.
 */
export function lingerWhenClosing(server: Server): void {
  const reading = new WeakMap<Socket, IncomingMessage>();
  server.on('request', (request) => reading.set(request.socket, request));
  server.on('connection', (socket: Socket) => {
    // What Node's server calls once the last answer of a connection is written.
    socket.destroySoon = () => linger(socket, reading.get(socket));
  });
}

function linger(socket: Socket, request: IncomingMessage | undefined): void {
  if (socket.destroyed || socket.writableEnded) return;
  const isRead = request === undefined || request.complete;
  socket.end(() => {
    // Nothing is on its way any more that anybody could miss the answer by.
    if (isRead) socket.destroy();
  });
  if (isRead) return;
  const readBefore = socket.bytesRead;
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  timer.unref();
  socket.once('close', () => clearTimeout(timer));
  // Whoever began to read it may have stopped half-way.
  request.removeAllListeners('data');
  request.on('data', () => {
    if (socket.bytesRead - readBefore > LINGER_BYTES) socket.destroy();
  });
  request.once('end', () => socket.destroy());
  request.resume();
}

/** More than this of a refused body is not waited for. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_MS = 1_000;

/**
 * Throws a body away until its end, for a while. A connection that is closed while its client still sends is reset, and
 * the client then loses the answer that says why.
 * @returns how many bytes came
 */
export function discardBody(body: Readable): Promise<number> {
  if (body.readableEnded || body.destroyed) return Promise.resolve(0);
  return new Promise((resolve) => {
    let bytes = 0;
    const timer = setTimeout(finish, MOST_MS);
    body.on('data', count).once('end', finish).once('error', finish).once('close', finish);

    function count(chunk: Buffer): void {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) finish();
    }
    function finish(): void {
      clearTimeout(timer);
      body.off('data', count).off('end', finish).off('error', finish).off('close', finish);
      resolve(bytes);
    }
  });
}
