import { splitBullet } from '../layout/letters.ts';

/** Programs of mail and terminals break lines at about this many characters. */
const WIDTH_MIN = 60;
const WIDTH_MAX = 110;

/**
 * Lines that a program broke at a width, put together again: where one had no room for the next one's first word, and the
 * next one neither begins an item nor stands apart.
 */
export function unwrapped(lines: readonly string[]): string[] {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);
  if (width < WIDTH_MIN || width > WIDTH_MAX) return [...lines];
  const joined: string[] = [];
  let before = '';
  for (const line of lines) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn(before, line, width))
      joined[joined.length - 1] = `${last.trimEnd()} ${line.trim()}`;
    else joined.push(line);
    before = line;
  }
  return joined;
}

function goesOn(before: string, line: string, width: number): boolean {
  const [word = ''] = /^\S+/.exec(line.trim()) ?? [];
  if (before.trim() === '' || word === '' || /\t| {3,}/.test(before.trim()) || /\t| {3,}/.test(line.trim()))
    return false;
  if (splitBullet(line.trim()).bullet !== '' || /^\s*[#|>]/.test(line)) return false;
  // What ends a sentence may be followed by another paragraph; words in small letters go on.
  const hadNoRoom = before.trimEnd().length + 1 + word.length > width;
  return hadNoRoom && (/^\p{Ll}/u.test(word) || !/[.:;!?]$/.test(before.trimEnd()) || /^\s+/.test(line));
}
