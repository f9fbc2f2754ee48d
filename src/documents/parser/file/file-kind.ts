/** What a file is by its first bytes; its name says nothing. */
export type FileKind = 'pdf' | 'zip' | 'doc' | 'encrypted-office' | 'rtf' | 'picture' | 'other' | 'empty';

/** Programs that send PDFs put lines of their own before them; readers look this far. */
const HEAD = 1024;

export function kindOf(bytes: Uint8Array): FileKind {
  if (bytes.every((byte) => byte === 0 || byte === 0x20 || byte === 0x0a || byte === 0x0d)) return 'empty';
  const head = Array.from(bytes.subarray(0, HEAD), (byte) => String.fromCharCode(byte)).join('');
  if (head.startsWith('PK\x03\x04') || head.startsWith('PK\x05\x06')) return 'zip';
  if (head.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return oleKind(bytes);
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(head)) return 'rtf';
  if (PICTURES.some((picture) => picture.test(head))) return 'picture';
  if (head.includes('%PDF-')) return 'pdf';
  return 'other';
}

const BINARY_PICTURES = [/^\x89PNG\r\n/, /^\xff\xd8\xff/, /^II\*\x00/, /^MM\x00\*/, /^\x00\x00\x01\x00/];
const PICTURES = [
  ...BINARY_PICTURES,
  /^GIF8[79]a/,
  /^BM[\s\S]{12}/,
  /^RIFF[\s\S]{4}WEBP/,
  /^[\s\S]{4}ftyp(?:hei[cxms]|hev[cxms]|heif|mif[12]|msf1|avi[fs]|jxl )/,
  /^\xff\x0a/,
  /^\x00\x00\x00\x0cJXL /,
  /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/,
];

/** Files of old office programs name their parts in two bytes a letter; so do new ones that are encrypted. */
function oleKind(bytes: Uint8Array): FileKind {
  const names = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '');
  if (names.includes('EncryptedPackage')) return 'encrypted-office';
  return names.includes('WordDocument') ? 'doc' : 'other';
}
