/** What rich text is made of. Characters come as bytes, since their code page changes on the way. */
export type RtfToken =
  | { kind: 'open' }
  | { kind: 'close' }
  | { kind: 'word'; word: string; value: number | undefined }
  | { kind: 'sign'; sign: string }
  | { kind: 'bytes'; bytes: string };

const CONTROL = /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([\da-f]{2})|([\s\S]))/iy;
const PLAIN = /[^\\{}\r\n]+/y;

/** Reads from the beginning to the end, each character once. Line ends of the file mean nothing. */
export function* rtfTokens(file: string): Generator<RtfToken> {
  for (let at = 0; at < file.length;) {
    const sign = file[at];
    if (sign === '{' || sign === '}') {
      at += 1;
      yield sign === '{' ? { kind: 'open' } : { kind: 'close' };
    } else if (sign === '\\') {
      CONTROL.lastIndex = at;
      const match = CONTROL.exec(file);
      if (!match) return;
      at = CONTROL.lastIndex;
      const [, word, value, hex, other] = match;
      if (word === 'bin') at = afterData(file, at, Number(value ?? 0));
      else if (word) yield { kind: 'word', word, value: value === undefined ? undefined : Number(value) };
      else if (hex) yield { kind: 'bytes', bytes: String.fromCharCode(parseInt(hex, 16)) };
      else if (other) yield { kind: 'sign', sign: other };
    } else if (sign === '\r' || sign === '\n') {
      at += 1;
    } else {
      PLAIN.lastIndex = at;
      const [bytes = sign ?? ''] = PLAIN.exec(file) ?? [];
      at += bytes.length;
      yield { kind: 'bytes', bytes };
    }
  }
}

/** Raw data of a picture, as many bytes as it says, ends with its group; a length that leads elsewhere is none. */
function afterData(file: string, at: number, length: number): number {
  const end = at + Math.max(0, length);
  return /^\s*\}/.test(file.slice(end, end + 4)) ? end : at;
}
