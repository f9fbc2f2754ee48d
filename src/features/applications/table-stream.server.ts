import { csvOf } from '#documents/application/csv/write-csv.ts';

/** A table of so many letters is answered as one text. */
const ONE_TEXT = 4 * 1024 * 1024;

/**
 * Rows as a table with its head. Where it is long, they are written as they are taken, so that no more than one piece of
 * them is in memory: a thousand applications may come to hundreds of megabytes. A failure then breaks the table off, which
 * leaves a download that nobody takes for whole.
 */
export async function tableOf(
  pieces: AsyncGenerator<string[], undefined>,
): Promise<string | ReadableStream<Uint8Array>> {
  let begun = csvOf([]);
  while (begun.length < ONE_TEXT) {
    const { done, value } = await pieces.next();
    if (done) return begun;
    begun += value.join('');
  }
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (begun !== '') {
        controller.enqueue(Buffer.from(begun));
        // Whoever takes the rest slowly has it in memory once, for as long as that takes.
        begun = '';
        return;
      }
      const { done, value } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(Buffer.from(value.join('')));
    },
    cancel: async () => void (await pieces.return(undefined)),
  });
}
