/** A tag, however it is marked as weak: what was compressed on the way counts as the same (RFC 9110, 8.8.3). */
const TAG = /(?:W\/)?("[^"]*")/g;

/** Whether `If-None-Match` names a tag: alone or in a list, as a weak one too, or by `*` any at all (RFC 9110, 13.1.2). */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  return Array.from(header.matchAll(TAG), ([, named]) => named).includes(tag);
}

/** The tag of the same content in an encoding: other bytes have another tag, or a cache would mix them up. */
export function encodedTag(tag: string, encoding: string | undefined): string {
  return encoding === undefined ? tag : `${tag.slice(0, -1)}-${encoding}"`;
}
