import { BARE_TYPES, type FileFormat } from '#documents/export/file-format.ts';
import type { DocumentCalls } from '#editor/session/document-gateway.ts';
import { localDay } from '#platform/clock/clock.ts';
import { downloadFile } from '#platform/http/download-file.ts';

/** What a saved document is asked for in a format; the day is that of the device, by which letters are dated. */
function asked(id: number, format: FileFormat) {
  // Several pages as pictures are one zip.
  const types = format === 'png' ? [BARE_TYPES.png, BARE_TYPES.zip] : [BARE_TYPES[format]];
  return { params: { id }, query: { format, date: localDay(new Date()) }, types };
}

/** Saves a document in a format on the device. */
export function fetchFormat(
  calls: Pick<DocumentCalls, 'download'>,
  id: number,
  format: FileFormat,
): Promise<void> {
  return downloadFile(calls.download, asked(id, format));
}

/** A saved document as plain text. */
export async function readText(calls: Pick<DocumentCalls, 'download'>, id: number): Promise<string> {
  const { content } = await calls.download(asked(id, 'txt'));
  return content.text();
}
