import { apiFetch } from './api-fetch.ts';
import { fileNameOf } from './content-disposition.ts';

/** How long the browser may take to read the file before its memory is given back, in ms. Safari reads it late. */
const KEPT_MS = 60_000;

/**
 * Fetches a file of our own API and saves it under the name the server gives it.
 * @throws ApiError where the server refuses it
 */
export async function downloadFile(path: string): Promise<void> {
  const response = await apiFetch(path);
  const name = fileNameOf(response.headers.get('Content-Disposition'));
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = name ?? '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
