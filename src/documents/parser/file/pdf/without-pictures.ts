import { tooLargePacked } from './packed-streams.ts';

const IMAGE = /\/Subtype\s*\/Image\b/g;
const PACKED = /\/(?:DCT|JPX|JBIG2|CCITTFax|Flate|LZW|RunLength)Decode/g;
const EXTENT = /\/(?:Width|Height)\s+(\d+)(?!\s+\d+\s+R)/g;
/** Longest description of a picture. */
const REACH = 4000;

/**
 * The file with its pictures emptied: of a picture only its place matters, and unpacking one takes longer than
 * reading all pages. Each keeps its description, at the same length, as one pixel of nothing. Other parts that would
 * unpack to more than any document needs stay packed, and say nothing.
 */
export function readableBytes(bytes: Uint8Array): { data: Uint8Array; isWhole: boolean } {
  const copy = new Uint8Array(bytes);
  // One character a byte: places in the text are places in the file.
  const file = new TextDecoder('latin1').decode(bytes);
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index++) copy[at + index] = text.charCodeAt(index);
  };
  for (const { index } of file.matchAll(IMAGE)) {
    const start = file.lastIndexOf(' obj', index);
    const end = file.indexOf('stream', index);
    if (start < 0 || end < 0 || end - start > REACH) continue;
    const description = file.slice(start, end);
    for (const filter of description.matchAll(PACKED)) write(start + filter.index + 1, 'Not');
    for (const extent of description.matchAll(EXTENT)) {
      const digits = extent[1] ?? '';
      write(start + extent.index + extent[0].length - digits.length, '1'.padStart(digits.length, '0'));
    }
  }
  const locked = tooLargePacked(new TextDecoder('latin1').decode(copy), bytes);
  for (const { start, length } of locked) write(start, '/Not'.padEnd(length, 'x'));
  return { data: copy, isWhole: locked.length === 0 };
}
