import { escapedMarks, markedSpans } from '#documents/text/marks.ts';

/** A text with a selection in it. */
export type SelectedText = { text: string; from: number; to: number };
/** The signs around what is bold, and around what is italic. */
export type TextMark = '**' | '*';

/** A sign that begins an item of a list, which stays outside of what is marked. */
const MARKER = /^\s*(?:[-*•]\s+)?/u;
/** A link, or a sign that is escaped: from one of those brackets none is looked for, or each would go to the line's end. */
const LINK = /\\.|\[((?:\\.|[^[\]\\])+)\]\(((?:[^\s()[\]<>"]|\([^\s()[\]<>"]*\))+)\)/gu;

/**
 * What is selected as bold or italic, or no longer where it was: in each of its lines, since marks count within one.
 * Without a selection it is the word of the caret, or nothing yet: then the caret stands between the signs.
 */
export function withMark(given: SelectedText, mark: TextMark): SelectedText {
  const { text, from, to } = given.from === given.to ? wordAround(given) : given;
  if (from === to) {
    const after = text.slice(0, from) + mark + mark + text.slice(to);
    return { text: after, from: from + mark.length, to: from + mark.length };
  }
  const parts = linesOfSelection(text, from, to).map((part) => inner(text, part));
  const marked = parts.filter((part) => part.from < part.to);
  if (marked.length === 0) return given;
  const isOn = marked.every((part) => isMarked(text, part, mark));
  let result = text;
  let [first, last] = [0, 0];
  // From the end, so that the places before stay.
  for (const part of marked.toReversed()) {
    if (isMarked(text, part, mark) !== isOn) continue;
    const [out, sign] = isOn ? [mark.length, ''] : [0, mark];
    const words = text.slice(part.from, part.to);
    result = result.slice(0, part.from - out) + sign + words + sign + result.slice(part.to + out);
    first = part.from - out + sign.length;
    if (last === 0) last = result.length - first - words.length;
  }
  return { text: result, from: first, to: result.length - last };
}

/** The selection as a link; the words are those that are given. */
export function withLink({ text, from, to }: SelectedText, words: string, href: string): SelectedText {
  const link = `[${words.replace(/(?<!\\)[[\]]/g, (sign) => `\\${sign}`)}](${href})`;
  const after = text.slice(0, from) + link + text.slice(to);
  return { text: after, from: from + link.length, to: from + link.length };
}

/** The link in which a selection stands, with its words and address; else its first line, to become one. */
export function linkAt({ text, from, to }: SelectedText): SelectedText & { words: string; href: string } {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const lineEnd = text.indexOf('\n', from) < 0 ? text.length : text.indexOf('\n', from);
  for (const match of text.slice(lineStart, lineEnd).matchAll(LINK)) {
    const [whole, words = '', href = ''] = match;
    const start = lineStart + match.index;
    if (start <= from && to <= start + whole.length && isLink(whole)) {
      return { text, from: start, to: start + whole.length, words: words.replace(/\\([[\]])/g, '$1'), href };
    }
  }
  const chosen = inner(text, { from, to: Math.min(to, lineEnd) });
  const { from: start, to: end } = chosen.from === chosen.to ? wordAround({ text, ...chosen }) : chosen;
  return { text, from: start, to: end, words: text.slice(start, end), href: '' };
}

/** An address as it stands in a link of a text, with its scheme; nothing where it leads nowhere. */
export function hrefFor(typed: string): string | undefined {
  const address = typed
    .trim()
    .replace(/[\s()[\]<>"]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`);
  const isMail = /^[^/:@]+@[^/:@]+$/.test(address);
  const whole = /^[a-z][a-z\d+.-]*:/i.test(address)
    ? address
    : `${isMail ? 'mailto:' : 'https://'}${address}`;
  return address !== '' && isLink(`[x](${whole})`) ? whole : undefined;
}

/** A selection in a text as it is in the same text written with escapes. */
export function selectionInEscaped({ text, from, to }: SelectedText): SelectedText {
  const escaped = escapedMarks(text);
  const places: number[] = [];
  let at = 0;
  for (const sign of text.split('')) {
    places.push(at);
    if (escaped[at] === '\\' && escaped[at] !== sign) at += 1;
    else if (sign === '\\' && escaped[at + 1] === '\\' && escaped.length > text.length) at += 1;
    at += 1;
  }
  const place = (offset: number) => places[offset] ?? escaped.length;
  return { text: escaped, from: place(from), to: place(to) };
}

function isLink(text: string): boolean {
  return markedSpans(text).some(({ href }) => href !== undefined);
}

type Stretch = { from: number; to: number };

/** The parts of a selection, a line each. */
function linesOfSelection(text: string, from: number, to: number): Stretch[] {
  const parts: Stretch[] = [];
  let start = from;
  for (const line of text.slice(from, to).split('\n')) {
    parts.push({ from: start, to: start + line.length });
    start += line.length + 1;
  }
  return parts;
}

/** A stretch of a line without the sign of a bullet, and without blanks and stars at its ends. */
function inner(text: string, { from, to }: Stretch): Stretch {
  const lineStart = text.lastIndexOf('\n', from - 1) + 1;
  const [marker = ''] = MARKER.exec(text.slice(lineStart)) ?? [];
  let [start, end] = [Math.min(Math.max(from, lineStart + marker.length), to), to];
  while (start < end && /[\s*]/u.test(text[start] ?? '')) start += 1;
  while (end > start && /[\s*]/u.test(text[end - 1] ?? '') && text[end - 2] !== '\\') end -= 1;
  return { from: start, to: end };
}

/** Whether stars around a stretch make it bold or italic: one for italic, two for bold, three for both. */
function isMarked(text: string, { from, to }: Stretch, mark: TextMark): boolean {
  let before = 0;
  while (text[from - 1 - before] === '*') before += 1;
  let after = 0;
  while (text[to + after] === '*') after += 1;
  const stars = Math.min(before, after);
  return stars === 3 || stars === mark.length;
}

function wordAround({ text, from }: SelectedText): SelectedText {
  const isWord = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}\p{M}'’-]/u.test(sign);
  let [start, end] = [from, from];
  while (isWord(text[start - 1])) start -= 1;
  while (isWord(text[end])) end += 1;
  // The dash of a bullet is no word.
  return /[\p{L}\p{N}]/u.test(text.slice(start, end))
    ? { text, from: start, to: end }
    : { text, from, to: from };
}
