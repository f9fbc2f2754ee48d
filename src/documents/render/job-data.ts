import { RenderFailedError } from './engine-errors.ts';
import type { PrintJob } from './print-job.ts';

/**
 * Name of the file under the template root by which templates read a job's model. It is kept in memory only. As an
 * input of the compiler's the model would be a part of its library, and a change make it read every template anew:
 * 23 ms instead of 17 for three pages, and twice the memory where nothing is evicted.
 */
export const DATA_FILE = 'data.json';

/**
 * The model as the template reads it: data and nothing but data, since Typst never evaluates what it reads as JSON.
 * @throws RenderFailedError for a model that is not JSON
 */
export function jobData({ model }: PrintJob): string {
  let data: string | undefined;
  try {
    data = JSON.stringify(model);
  } catch (error) {
    throw new RenderFailedError([
      `the model is not JSON: ${error instanceof Error ? error.message : String(error)}`,
    ]);
  }
  if (data === undefined) throw new RenderFailedError(['the model is not JSON']);
  return data;
}

/**
 * When the PDF says it was made, in whole seconds since 1970.
 * @throws RenderFailedError for an invalid date
 */
export function creationSeconds({ creationTime }: PrintJob): number {
  const seconds = Math.floor(creationTime.getTime() / 1000);
  if (Number.isNaN(seconds)) throw new RenderFailedError(['the creation time is not a date']);
  return seconds;
}
