import type { Socket } from 'node:net';

/** What Node reads calls with. No part of its public interface: where it changes, a cut is only slower. */
type Read = Socket & { parser?: { onIncoming?: unknown; [ON_BODY]?: unknown } | null };

/** Where its reader looks up who takes a piece of a body. */
const ON_BODY = 3;

/** What its reader takes for: all that follows is no HTTP any more. */
const READ_NO_FURTHER = 2;

/**
 * Ends a connection in the middle of a read. Else Node goes on making a call of every head that came in it, two thousand
 * of them, and tells each that it was aborted: 64 such connections kept everybody else waiting for more than four seconds.
 */
export function cutConnection(socket: Socket): void {
  socket.destroy();
  const { parser } = socket as Read;
  if (parser?.onIncoming) parser.onIncoming = () => READ_NO_FURTHER;
}

/**
 * Ends a connection in the middle of a body. Else Node makes something of every piece that came in the same read, ten
 * thousand of a byte, and finds out each time that nobody takes it.
 */
export function cutBody(socket: Socket): void {
  socket.destroy();
  const { parser } = socket as Read;
  const take = parser?.[ON_BODY];
  if (!parser || typeof take !== 'function') return;
  parser[ON_BODY] = null;
  // Readers are used again, by whoever connects next: before Node gives it back.
  socket.prependOnceListener('close', () => (parser[ON_BODY] = take));
}
