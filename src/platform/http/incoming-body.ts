import type { IncomingMessage } from 'node:http';

/** A connection that ended before all of a body had come. */
export class TornBodyError extends Error {
  override readonly name = 'TornBodyError';
}

/** A body of which nothing came for too long. */
export class StalledBodyError extends Error {
  override readonly name = 'StalledBodyError';
}

/** Told, and put together, at every so many bytes or pieces: chunks of one byte each come by the hundred thousand. */
const TOLD_BYTES = 16 * 1024;
const TOLD_PIECES = 32;

/** What has come of a body so far. */
class Pieces {
  size = 0;
  readonly #whole: Buffer[] = [];
  #lately: Buffer[] = [];
  #bytesLately = 0;

  /** @returns whether it is time to gather what has come */
  add(piece: Buffer): boolean {
    this.size += piece.length;
    this.#lately.push(piece);
    this.#bytesLately += piece.length;
    const isFirst = this.#whole.length === 0;
    return isFirst || this.#bytesLately >= TOLD_BYTES || this.#lately.length >= TOLD_PIECES;
  }

  /** Puts small pieces together, each of which keeps a hundred bytes besides. @returns whether there were any */
  gather(): boolean {
    if (this.#lately.length === 0) return false;
    this.#whole.push(together(this.#lately, this.#bytesLately));
    this.#lately = [];
    this.#bytesLately = 0;
    return true;
  }

  all(): Buffer {
    return together(this.#whole, this.size);
  }
}

function together(pieces: readonly Buffer[], size: number): Buffer {
  const [first] = pieces;
  return pieces.length === 1 && first ? first : Buffer.concat(pieces, size);
}

/**
 * Reads a body from its connection, without the streams of the web between, which take as long as all else of a save.
 * What is not read stays on the connection, for whoever throws it away.
 * @param onBytes told now and then, and at the end, how much has come so far; what it throws ends the reading
 * @throws TornBodyError, StalledBodyError
 */
export function readIncoming(
  incoming: IncomingMessage,
  stallMs: number | undefined,
  onBytes: (size: number) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces = new Pieces();
    const end = () => {
      clearTimeout(timer);
      incoming.off('data', take).off('end', finish).off('error', tear).off('close', tear);
    };
    const tell = () => {
      if (pieces.gather()) onBytes(pieces.size);
    };
    const fail = (error: unknown) => {
      end();
      incoming.pause();
      reject(error);
    };
    const take = (piece: Buffer) => {
      timer?.refresh();
      if (pieces.add(piece)) orFail(tell);
    };
    const orFail = (work: () => void) => {
      try {
        work();
      } catch (error) {
        fail(error);
      }
    };
    const finish = () =>
      orFail(() => {
        tell();
        end();
        resolve(pieces.all());
      });
    const breakOff = (error: unknown) =>
      orFail(() => {
        tell();
        fail(error);
      });
    const tear = (cause?: unknown) => breakOff(new TornBodyError('the connection ended', { cause }));
    // A turn later, so that what has arrived while the thread was busy counts as come.
    const stall = () => {
      const before = pieces.size;
      setImmediate(() => {
        if (pieces.size === before) breakOff(new StalledBodyError('nothing came'));
        else timer?.refresh();
      });
    };
    const timer = stallMs === undefined ? undefined : setTimeout(stall, stallMs);
    incoming.on('data', take).on('end', finish).on('error', tear).on('close', tear);
  });
}
