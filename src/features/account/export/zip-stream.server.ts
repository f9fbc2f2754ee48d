import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file on its way into a zip: its path there, and what it holds. */
export type ZippedFile = { path: string; bytes: Uint8Array };

/** Packed already: packing it again costs time and gains nothing. */
const PACKED = /\.pdf$/;

/**
 * Packs files into a zip while it is being read: the next file is made when the last one has been taken, so that no more
 * than one is in memory. A failure breaks the stream off, which leaves a download that nobody takes for whole.
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
      const { done, value } = await files.next();
      if (done) {
        zip.end();
        return;
      }
      const entry = PACKED.test(value.path) ? new ZipPassThrough(value.path) : new ZipDeflate(value.path);
      entry.mtime = changedAt;
      zip.add(entry);
      entry.push(value.bytes, true);
    },
    async cancel() {
      await files.return?.();
    },
  });
}
