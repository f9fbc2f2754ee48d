import type { SelectedText } from '../mark-edits.ts';

/** What begins a line that is a bullet, as `descriptionBlocks` reads it; blanks before it are not printed. */
const MARKER = /^[ \t]*([-*•])[ \t]+/u;
/** A bullet that nothing was written in yet. */
const EMPTY = /^[ \t]*[-*•][ \t]*$/u;
const USUAL = '- ';

/**
 * What Enter makes of a list: the next bullet, or, in a bullet that is still empty, the end of the list. Nothing where it
 * is a line's end like any other: outside a list, and before the words of a bullet.
 */
export function afterEnter({ text, from, to }: SelectedText): SelectedText | undefined {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = endOfLine(text, from);
  const line = text.slice(start, end);
  if (from === to && EMPTY.test(line)) {
    return { text: text.slice(0, start) + text.slice(end), from: start, to: start };
  }
  const [whole = '', sign = ''] = MARKER.exec(line) ?? [];
  if (whole === '' || from - start < whole.length) return undefined;
  const before = `${text.slice(0, from)}\n${sign} `;
  const after = text.slice(to);
  return { text: before + after.slice(blanksAt(after)), from: before.length, to: before.length };
}

/** The lines of the selection as bullets; as plain lines where all of them are bullets already. */
export function withBullets({ text, from, to }: SelectedText): SelectedText {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = endOfLine(text, Math.max(from, to));
  const lines = text.slice(start, end).split('\n');
  const counted = lines.length > 1 ? lines.filter((line) => line.trim() !== '') : lines;
  const off = counted.every((line) => MARKER.test(line) || EMPTY.test(line));
  const sign = markerIn(text) ?? USUAL;
  const changed = lines.map((line) => {
    if (!counted.includes(line)) return line;
    if (off) return line.replace(EMPTY, '').replace(MARKER, '');
    return MARKER.test(line) || EMPTY.test(line) ? line : sign + line.trimStart();
  });
  const block = changed.join('\n');
  const next = text.slice(0, start) + block + text.slice(end);
  if (from === to) {
    // The caret stays beside the letters that it stood beside.
    const caret = Math.max(start, from + block.length - (end - start));
    return { text: next, from: caret, to: caret };
  }
  return { text: next, from: start, to: start + block.length };
}

/** The sign that the bullets of a text begin with; they all look alike. */
function markerIn(text: string): string | undefined {
  for (const line of text.split('\n')) {
    const sign = MARKER.exec(line)?.[1];
    if (sign) return `${sign} `;
  }
  return undefined;
}

/**
 * A text with something pasted into it at the selection: a pasted list begins on a line of its own, and takes up a bullet
 * that was begun and is still empty.
 */
export function withPasted({ text, from, to }: SelectedText, pasted: string): SelectedText {
  const before = text.slice(0, from);
  const after = text.slice(to);
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const isList = pasted.startsWith(USUAL);
  const takesUp = isList && EMPTY.test(line);
  const lead = isList && line.trim() !== '' && !takesUp ? '\n' : '';
  const words = takesUp ? pasted.slice(USUAL.length) : pasted;
  const gap = takesUp && !/[ \t]$/u.test(line) ? ' ' : '';
  const lastLine = pasted.slice(pasted.lastIndexOf('\n') + 1);
  const tail = lastLine.startsWith(USUAL) && /^[^\n]*\S/u.test(after.slice(0, 1)) ? '\n' : '';
  const caret = (before + lead + gap + words).length;
  return { text: before + lead + gap + words + tail + after, from: caret, to: caret };
}

function endOfLine(text: string, place: number): number {
  const end = text.indexOf('\n', place);
  return end < 0 ? text.length : end;
}

function blanksAt(text: string): number {
  let count = 0;
  while (text[count] === ' ') count += 1;
  return count;
}
