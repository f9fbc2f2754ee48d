import type { IncomingMessage } from 'node:http';

/** A connection that ended before all of a body had come. */
export class TornBodyError extends Error {
  override readonly name = 'TornBodyError';
}

/** A body of which nothing came for too long. */
export class StalledBodyError extends Error {
  override readonly name = 'StalledBodyError';
}

/**
 * Reads a body from its connection, without the streams of the web between, which take as long as all else of a save.
 * What is not read stays on the connection, for whoever throws it away.
 * @param onBytes told how much has come so far; what it throws ends the reading
 * @throws TornBodyError, StalledBodyError
 */
export function readIncoming(
  incoming: IncomingMessage,
  stallMs: number | undefined,
  onBytes: (size: number) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const end = () => {
      clearTimeout(timer);
      incoming.off('data', take).off('end', finish).off('error', tear).off('close', tear);
    };
    const fail = (error: unknown) => {
      end();
      incoming.pause();
      reject(error);
    };
    const take = (chunk: Buffer) => {
      timer?.refresh();
      chunks.push(chunk);
      size += chunk.length;
      try {
        onBytes(size);
      } catch (error) {
        fail(error);
      }
    };
    const finish = () => {
      end();
      resolve(chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks, size));
    };
    const tear = (cause?: unknown) => fail(new TornBodyError('the connection ended', { cause }));
    // A turn later, so that what has arrived while the thread was busy counts as come.
    const stall = () => {
      const before = size;
      setImmediate(() => {
        if (size === before) fail(new StalledBodyError('nothing came'));
        else timer?.refresh();
      });
    };
    const timer = stallMs === undefined ? undefined : setTimeout(stall, stallMs);
    incoming.on('data', take).on('end', finish).on('error', tear).on('close', tear);
  });
}
