import type { Socket } from 'node:net';

/** What Node reads calls with. No part of its public interface: where it changes, a cut is only slower. */
type Read = Socket & { parser?: { onIncoming?: unknown } | null };

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
