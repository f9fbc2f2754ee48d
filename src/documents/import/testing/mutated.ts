import { unzipSync, zipSync } from 'fflate';

/** Numbers that look like chance and are the same on every run. */
function dice(seed: number): (most: number) => number {
  let state = (seed * 2654435761 + 1) >>> 0 || 1;
  return (most) => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % Math.max(1, most);
  };
}

const PIECES = [
  '{',
  '}',
  '[',
  ']',
  '<',
  '>',
  '"',
  "'",
  '\\',
  '\\u-1 ',
  '&',
  '\0',
  '\n',
  ',,,,',
  '*a',
  '<x>',
  ']]>',
  '\ud83d\ude00',
  '9'.repeat(400),
  '{'.repeat(600),
  '<a>'.repeat(300),
  '- '.repeat(200),
];

/** The same file with something in it changed, cut out, doubled or put in; the seed says what. */
export function mutated(bytes: Uint8Array, seed: number): Uint8Array {
  const roll = dice(seed);
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  // Half of the archives are damaged inside their files, where the archive itself stays whole.
  if (isArchive && seed % 2 === 0) {
    const files = unzipSync(bytes);
    const names = Object.keys(files);
    const name = names[roll(names.length)] ?? '';
    const file = files[name];
    return file ? zipSync({ ...files, [name]: changed(file, roll) }, { level: 1 }) : bytes;
  }
  return changed(bytes, roll);
}

function changed(bytes: Uint8Array, roll: (most: number) => number): Uint8Array {
  let now = bytes;
  for (let count = 1 + roll(4); count > 0; count -= 1) now = once(now, roll);
  return now;
}

function once(bytes: Uint8Array, roll: (most: number) => number): Uint8Array {
  const at = roll(bytes.length);
  const length = 1 + roll(Math.min(400, bytes.length));
  const joined = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  switch (roll(6)) {
    case 0: {
      const copy = bytes.slice();
      for (let index = 0; index < 8; index += 1) copy[roll(copy.length)] = roll(256);
      return copy;
    }
    case 1:
      return bytes.slice(0, at);
    case 2:
      return joined(bytes.slice(0, at), bytes.slice(at + length));
    case 3:
      return joined(bytes.slice(0, at + length), bytes.slice(at));
    default: {
      const piece = new TextEncoder().encode(PIECES[roll(PIECES.length)]);
      return joined(bytes.slice(0, at), piece, bytes.slice(at));
    }
  }
}
