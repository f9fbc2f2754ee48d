import type { Line } from '../lines/line.ts';
import { hasGap, together, wasFull } from '../lines/wrapped.ts';

/**
 * Lines of a list, those that go on with the line before joined to it: what ends in a comma is not done, and what
 * begins small goes on. Joined lines keep the place of each letter in the text alone.
 */
export function joinedLists(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  const open = lines.some(({ text }) => /[|·•]\s*$|^\s*[|·•]/u.test(text));
  for (const line of lines) {
    const last = joined.at(-1);
    if (last && goesOn(last, line) && !endsAtMark(last, line, open))
      joined[joined.length - 1] = together(last, line);
    else joined.push(line);
  }
  return joined;
}

/**
 * Lists with marks keep the mark at the end of a line; where none does, the mark was left out there, and a line
 * ends an item.
 */
function endsAtMark(before: Line, line: Line, open: boolean): boolean {
  if (/[,;|·•&/]\s*$|\p{Ll}[-‐]\s*$/u.test(before.text) || /^\s*[\p{Ll},;|·•(]/u.test(line.text))
    return false;
  const marked = /[|·•]/u.test(before.text) || /[|·•]/u.test(line.text) || hasGap(before);
  return marked && !(open && wasFull(before, line));
}

function goesOn(before: Line, line: Line): boolean {
  if (line.bulleted) return false;
  if (before.bulleted) return /^\s*\p{Ll}/u.test(line.text) || (!line.source.bold && wasFull(before, line));
  if (/^\s*[\p{L}][\p{L} &/+'()-]{1,42}[:\t]/u.test(line.text)) return false;
  const list = /[,;|·•]/u;
  if (/\p{Ll}[-‐]\s*$/u.test(before.text) && /^\s*\p{Ll}/u.test(line.text)) return true;
  if (/[,;|·•&/]\s*$/u.test(before.text) || /^\s*[,;|·•]/u.test(line.text)) return true;
  if (/\b(?:and|und|et|y|e)\s*$/u.test(before.text)) return true;
  if (!list.test(before.text)) return /^\s*\p{Ll}{2}/u.test(line.text) && before.bulleted;
  // A full line of a list breaks anywhere, even within an item.
  const own = line.source.box;
  const above = before.source.box;
  if (!own || !above || line.source.gapAbove > line.source.fontSize * 0.9) return false;
  return list.test(line.text) || above.right > own.right ? above.right - above.left > 120 : false;
}
