/** Encodings by the numbers that fonts have for their characters. */
const CHARSETS: Readonly<Record<number, string>> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
const PAGES: Readonly<Record<number, string>> = {
  866: 'ibm866',
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  65001: 'utf-8',
};

export function encodingOfCharset(charset: number): string | undefined {
  return CHARSETS[charset];
}

export function encodingOfPage(page: number): string {
  if (page >= 1250 && page <= 1258) return `windows-${page}`;
  return PAGES[page] ?? 'windows-1252';
}

/** Bytes, a character each, as the letters that they are in an encoding. */
export function decodedBytes(bytes: string, encoding: string): string {
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0) & 0xff));
}
