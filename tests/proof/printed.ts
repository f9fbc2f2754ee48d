import type { Compiler } from '#documents/render/engine.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { type MergedPage, readMerging } from '#tests/support/merging-reader.ts';
import { type Reader, READERS, readPages, type WordBox, wordBoxes } from '#tests/support/read-back.ts';

/** A document as printed, as shown, and as read. */
export type Printed = {
  pdf: Uint8Array;
  unsupportedCharacters: string[];
  /** Pages of the preview: the same document, drawn. */
  drawn: string[];
  /** Text of each page, footers included, by reader. */
  read: [reader: Reader, pages: string[]][];
  words: WordBox[];
  /** As a parser reads it that merges by distance. */
  merged: MergedPage[];
};

export async function printed(typst: Compiler, job: PrintJob): Promise<Printed> {
  const { bytes: pdf, unsupportedCharacters } = typst.pdf(job);
  const [words, merged, ...read] = await Promise.all([
    wordBoxes(pdf),
    readMerging(pdf),
    ...READERS.map(async (reader): Promise<[Reader, string[]]> => [reader, await readPages(pdf, reader)]),
  ]);
  return { pdf, unsupportedCharacters, drawn: typst.svg(job).pages, read, words, merged };
}
