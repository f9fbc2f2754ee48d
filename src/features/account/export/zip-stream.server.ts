import { setImmediate as othersTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough, type ZipInputFile } from 'fflate';

/** A file on its way into a zip: its path there, and what it holds. */
export type ZippedFile = { path: string; bytes: Uint8Array };

const pack = promisify(deflateRaw);
/** The number of the method in a zip. */
const DEFLATED = 8;
/** Packed already: packing it again costs time and gains nothing. */
const PACKED = /\.(?:pdf|docx)$/;

/**
 * Packs files into a zip while it is being read: the next file is made when the last one has been taken, so that no more
 * than one is in memory, and other calls have their turn in between. A failure breaks the stream off, which leaves a download that nobody takes for whole.
 */
export function zipStream(
  files: AsyncIterator<ZippedFile, undefined>,
  changedAt: Date,
): ReadableStream<Uint8Array> {
  let zip: Zip;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, last) => {
        if (error) return controller.error(error);
        // The buffer behind a chunk is fflate's own and is not used again.
        controller.enqueue(chunk);
        if (last) controller.close();
      });
    },
    async pull() {
      // A small database in this process answers without ever waiting, so that nothing else would give others a turn.
      await othersTurn();
      const { done, value } = await files.next();
      if (done) {
        zip.end();
        return;
      }
      if (PACKED.test(value.path)) {
        const entry = new ZipPassThrough(value.path);
        entry.mtime = changedAt;
        zip.add(entry);
        entry.push(value.bytes, true);
        return;
      }
      // Packed by the system's threads: a megabyte would keep this one for 50 ms.
      const packed = await pack(value.bytes);
      const entry: ZipInputFile = {
        ...{ filename: value.path, mtime: changedAt, compression: DEFLATED },
        ...{ size: value.bytes.length, crc: crc32(value.bytes) },
      };
      zip.add(entry);
      entry.ondata?.(null, packed, true);
    },
    async cancel() {
      await files.return?.();
    },
  });
}
