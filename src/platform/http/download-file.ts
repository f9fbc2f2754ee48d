import type { fileCall, CallInput } from './api-call.ts';
import { fileNameOf } from './content-disposition.ts';

/** How long the browser may take to read the file before its memory is given back, in ms. Safari reads it late. */
const KEPT_MS = 60_000;

/**
 * Fetches a file of our own API and saves it under the name the server gives it.
 * @throws ApiError where the server refuses it
 */
export async function downloadFile(call: ReturnType<typeof fileCall>, input?: CallInput): Promise<void> {
  const { content, disposition } = await call(input);
  const name = fileNameOf(disposition);
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
