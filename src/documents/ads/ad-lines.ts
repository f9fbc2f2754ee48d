import type { PartLine, RawLine } from './ad-line.ts';
import { BULLET, headingOf, LONGEST_ITEM } from './ad-headings.ts';
import type { AdReader } from './ad-reader.ts';
import { hasPhrase } from './phrase-list.ts';
import type { Token } from './tokens.ts';

/** The lines with words in them. */
export function adLines(text: string, tokens: readonly Token[], reader: AdReader): PartLine[] {
  const raw = rawLines(text, tokens);
  let part: PartLine['part'] = 'intro';
  let listed = false;
  let headings = 0;
  const lines: PartLine[] = [];
  raw.forEach((line, at) => {
    // The first line is the title, unless a list follows at once.
    const isTitle = at === 0 && !BULLET.test(raw[1]?.text ?? '');
    const heading = isTitle ? undefined : headingOf(line, raw[at - 1], raw[at + 1], tokens, reader);
    if (heading === undefined) {
      // Running text after a list and a blank line is no longer of its part.
      const isApart = line.afterBlank && line.text.length > LONGEST_ITEM;
      if (listed && !BULLET.test(line.text) && (isApart || hasPhrase(reader.applying, tokens, line)))
        part = 'unknown';
      listed ||= BULLET.test(line.text);
      lines.push({ ...line, part, heading: headings, isItem: isItem(line, raw[at - 1], raw[at + 1]) });
      return;
    }
    part = heading.part;
    headings += 1;
    // What stands on the line of its heading is a list by itself.
    listed = heading.rest < line.end;
    if (heading.rest < line.end) {
      lines.push({ ...line, first: heading.rest, part, heading: headings, isItem: true });
    }
  });
  return lines;
}

function rawLines(text: string, tokens: readonly Token[]): RawLine[] {
  const lines: RawLine[] = [];
  let [from, at, afterBlank] = [0, 0, true];
  for (const each of text.split('\n')) {
    const to = from + each.length;
    const first = at;
    while ((tokens[at]?.from ?? Infinity) < to) at += 1;
    if (at > first) lines.push({ from, to, first, end: at, text: each, afterBlank });
    afterBlank = at === first;
    from = to + 1;
  }
  return lines;
}

function isItem(line: RawLine, before: RawLine | undefined, after: RawLine | undefined): boolean {
  if (BULLET.test(line.text)) return true;
  // A list without bullets: short lines below each other.
  const isShort = (each: RawLine | undefined) => each !== undefined && each.text.length <= LONGEST_ITEM;
  const beside = (!line.afterBlank && isShort(before)) || (after?.afterBlank === false && isShort(after));
  return isShort(line) && beside && !/[.!?]\s+\p{Lu}/u.test(line.text);
}
