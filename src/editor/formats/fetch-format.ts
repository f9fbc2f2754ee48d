import { ATS_COPY, BARE_TYPES, type DownloadOffer } from '#documents/export/file-format.ts';
import type { DocumentCalls } from '#editor/session/document-gateway.ts';
import { localDay } from '#platform/clock/clock.ts';
import { downloadFile } from '#platform/http/api-call.ts';

/** What a saved document is asked for in a format; the day is that of the device, by which letters are dated. */
function asked(id: number, offer: DownloadOffer) {
  const format = offer === ATS_COPY ? 'pdf' : offer;
  // Several pages as pictures are one zip.
  const types = format === 'png' ? [BARE_TYPES.png, BARE_TYPES.zip] : [BARE_TYPES[format]];
  const query = { format, date: localDay(new Date()), ...(offer === ATS_COPY && { layout: 'single' }) };
  return { params: { id }, query, types };
}

/** Saves a document in a format on the device. */
export function fetchFormat(
  calls: Pick<DocumentCalls, 'download'>,
  id: number,
  offer: DownloadOffer,
): Promise<void> {
  return downloadFile(calls.download, asked(id, offer));
}

/** A saved document as plain text. */
export async function readText(calls: Pick<DocumentCalls, 'download'>, id: number): Promise<string> {
  const { content } = await calls.download(asked(id, 'txt'));
  return content.text();
}
