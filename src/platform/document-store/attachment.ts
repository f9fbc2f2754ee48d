/** A file name in the two spellings a Content-Disposition header takes: plain ASCII, and UTF-8 (RFC 6266). */
export type AttachmentName = { ascii: string; utf8: string };

export function attachmentHeader(name: AttachmentName): string {
  const quoted = name.ascii.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `attachment; filename="${quoted}"; filename*=UTF-8''${encodeRfc5987(name.utf8)}`;
}

function encodeRfc5987(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
