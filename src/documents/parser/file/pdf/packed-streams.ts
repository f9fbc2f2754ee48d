import { Unzlib } from 'fflate';

/*
 * Parts of a PDF are packed, and a few bytes may be made to unpack to more than a device holds. How much each comes to is
 * looked at beforehand, without keeping it.
 */

/** Most that one part may come to, in bytes: a typeface with all letters of China has 20 MB. */
const UNPACKED_MAX = 32 * 1024 * 1024;
/** What is packed once never comes to more than this many times its size (RFC 1951). */
const RATIO_MAX = 1032;
/** Bytes that are unpacked at once: they come to some megabytes at most. */
const STEP = 4096;
/** Ways of packing that programs of today do not use for anything long: the most that is unpacked of them, packed. */
const OLD_WAYS = [
  { filter: /\/LZWDecode|\/LZW\b/, most: 128 * 1024 },
  { filter: /\/RunLengthDecode|\/RL\b/, most: 512 * 1024 },
] as const;

const STREAM = /(?<!end)stream\r?\n/g;
const PACKED = /\/(?:FlateDecode|Fl\b|LZWDecode|LZW\b|RunLengthDecode|RL\b)/g;
/** Longest description of a part. */
const REACH = 4000;

/** Where the names of filters stand whose parts are not to be unpacked; `file` has one character a byte. */
export function tooLargePacked(file: string, bytes: Uint8Array): { start: number; length: number }[] {
  return [...file.matchAll(STREAM)].flatMap(({ index, 0: word }) => {
    const from = index + word.length;
    const begin = Math.max(file.lastIndexOf(' obj', index), index - REACH);
    const description = file.slice(begin, index);
    const filters = [...description.matchAll(PACKED)];
    if (filters.length === 0) return [];
    const end = file.indexOf('endstream', from);
    const data = bytes.subarray(from, end < 0 ? bytes.length : end);
    return isTooLarge(data, description, filters.length)
      ? filters.map((filter) => ({ start: begin + filter.index, length: filter[0].length }))
      : [];
  });
}

function isTooLarge(data: Uint8Array, description: string, filters: number): boolean {
  if (OLD_WAYS.some(({ filter, most }) => filter.test(description) && data.length > most)) return true;
  // What is packed twice may come to the square of it, and no program does so.
  if (filters > 1) return data.length > STEP;
  return data.length * RATIO_MAX > UNPACKED_MAX && comesTo(data) > UNPACKED_MAX;
}

/** How many bytes it comes to, as far as they matter. */
function comesTo(data: Uint8Array): number {
  let size = 0;
  const unpacking = new Unzlib((piece) => (size += piece.length));
  try {
    for (let at = 0; at < data.length && size <= UNPACKED_MAX; at += STEP)
      unpacking.push(data.slice(at, at + STEP), at + STEP >= data.length);
  } catch {
    // Damaged, or locked: its reader has the same trouble with it.
  }
  return size;
}
