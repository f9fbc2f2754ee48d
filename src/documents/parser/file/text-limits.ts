/*
 * How much of a file is read. A resume of eight dense pages has 30,000 characters; what goes beyond these bounds is left
 * out, and said to be (ParsedFile.leftOut).
 */

/** Most characters, and most lines. */
export const LETTERS_MAX = 250_000;
export const LINES_MAX = 5_000;
/** Longest line, in characters; a longer one is read in pieces. */
export const LINE_MAX = 5_000;
/** Longest bullet or number of an item, in characters: `12.3.4.5.6.7.8.9.1` is shorter. */
export const LABEL_MAX = 40;
/** Most pages, of files that only say where one ends. */
export const PAGES_MAX = 1_000;
/** Largest part of an office document that is looked into, in bytes: most of it says how the words look. */
export const PART_READ_MAX = 12 * 1024 * 1024;

/** Why something of a file was not read: there is too much of it, or it is nested or packed too tight. */
export type LeftOut = 'length' | 'depth' | 'packed';

/** What is said of a file of which something was left out; nothing where it is whole. */
export function leftOutOf(causes: ReadonlySet<LeftOut>, room: Room): { leftOut?: LeftOut[] } {
  const all = new Set<LeftOut>(room.isExceeded ? ['length', ...causes] : causes);
  return all.size > 0 ? { leftOut: [...all] } : {};
}

/** How much of a file can still be read. */
export class Room {
  private lines = LINES_MAX;
  private letters = LETTERS_MAX;
  /** Whether something found no room. */
  isExceeded = false;

  /** Takes room for a line, where there is some. */
  take(text: string): boolean {
    if (this.lines < 1 || this.letters < text.length) this.isExceeded = true;
    if (this.isExceeded) return false;
    this.lines -= 1;
    this.letters -= text.length;
    return true;
  }
}

/** Where a piece of a long line ends: at a blank where there is one, and never within a character. */
export function pieceEnd(text: string, from: number, most: number): number {
  const end = from + most;
  if (text.length <= end) return text.length;
  const blank = Math.max(text.lastIndexOf(' ', end), text.lastIndexOf('\t', end));
  if (blank > from + most / 2) return blank + 1;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end - 1 : end;
}

/** A text in pieces that are no longer than a line may be. */
export function linePieces(text: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < text.length || pieces.length === 0;) {
    const end = pieceEnd(text, from, LINE_MAX);
    pieces.push(text.slice(from, end));
    from = end;
  }
  return pieces;
}
