/** A key for a first save (UUID), by which the server tells one that is sent again from another document. */
export function newCreationKey(): string {
  // Missing where the page is not served safely; there the same is made from its parts.
  return crypto.randomUUID?.() ?? uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}

/** Random bytes as a UUID of version 4 (RFC 9562, section 5.4). */
function uuidOf(bytes: Uint8Array): string {
  const marked = bytes.with(6, ((bytes[6] ?? 0) & 0x0f) | 0x40).with(8, ((bytes[8] ?? 0) & 0x3f) | 0x80);
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Whether a text can be such a key. */
export function isCreationKey(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
}
