import type { Readable } from 'node:stream';

/** More than this of a refused body is not waited for. */
const MOST_BYTES = 8 * 1024 * 1024;
const MOST_MS = 1_000;

/**
 * Throws a body away until its end, for a while. A connection that is closed while its client still sends is reset, and
 * the client then loses the answer that says why.
 */
export function takenIn(body: Readable): Promise<void> {
  if (body.readableEnded || body.destroyed) return Promise.resolve();
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
      resolve();
    }
  });
}
