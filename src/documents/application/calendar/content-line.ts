import { cleanText } from '../../text/clean.ts';

/* Lines of a calendar file (RFC 5545, section 3.1). */

/** Most octets of a line, without its end. */
const LINE_MAX = 75;

/** A text as a value: what has a meaning of its own is marked, and what no calendar can show is left out. */
export function writtenText(text: string): string {
  return cleanText(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

/** A line with its end: a long one goes on in further lines that begin with a blank, and no character is parted. */
export function contentLine(name: string, value: string): string {
  const line = `${name}:${value}`;
  const parts: string[] = [];
  let [from, at, octets] = [0, 0, 0];
  for (const sign of line) {
    const more = octetsOf(sign);
    if (octets + more > LINE_MAX) {
      parts.push(line.slice(from, at));
      // With the blank in front.
      [from, octets] = [at, 1];
    }
    octets += more;
    at += sign.length;
  }
  return `${[...parts, line.slice(from)].join('\r\n ')}\r\n`;
}

/** Octets of a character in UTF-8. */
function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
