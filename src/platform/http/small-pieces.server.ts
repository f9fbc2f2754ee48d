import type { IncomingMessage, Server } from 'node:http';
import { cutBody } from './cut-connection.server.ts';

/** So many pieces of a body may be as small as they like, */
const FREE_PIECES = 256;
/** and all further ones have so many bytes each on average: what sends in chunks sends kilobytes. */
const LEAST_BYTES = 256;

/**
 * Cuts connections on which a body comes in chunks of next to nothing. Each of them costs what a line of a head costs, and
 * one read of a connection brings ten thousand, whether somebody reads the body, throws it away, or waits for its turn.
 */
export function cutSmallPieces(server: Server): void {
  server.prependListener('request', (request: IncomingMessage) => {
    // Pieces of any other body are what arrived together.
    if (request.headers['transfer-encoding'] !== undefined) watchPieces(request);
  });
}

function watchPieces(request: IncomingMessage): void {
  // Of what nobody has begun to read Node itself throws the rest away once it is answered, and tells nobody of it.
  request.read(0);
  const push = request.push.bind(request);
  let [pieces, bytes] = [0, 0];
  request.push = (piece: Uint8Array | null, encoding) => {
    if (piece === null) return push(piece, encoding);
    pieces += 1;
    bytes += piece.length;
    if (pieces <= FREE_PIECES + bytes / LEAST_BYTES) return push(piece, encoding);
    cutBody(request.socket);
    return false;
  };
}
