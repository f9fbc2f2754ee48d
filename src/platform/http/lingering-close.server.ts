import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

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
