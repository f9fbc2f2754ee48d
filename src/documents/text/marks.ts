import { URL_MAX } from '../limits.ts';
import { safeHref } from './links.ts';

/*
 * Bold, italic and links inside a text, as a person types them: `**bold**`, `*italic*`, `[text](https://…)`; a backslash
 * before a star, a bracket or a backslash makes it an ordinary sign. They count within one line, and only in documents
 * whose `settings.marks` is on. What opens nothing, or is never closed, stays as it was typed.
 */

/** A stretch of a line that is set in one way. */
export type Span = { text: string; bold?: true; italic?: true; href?: string };

/** Signs that a backslash makes ordinary ones. */
const ESCAPABLE = '*[]\\';

/** What a line is made of: words, a sign that may begin or end bold or italic, or the beginning or end of a link. */
type Token =
  | { kind: 'words'; text: string }
  | { kind: 'stars'; text: string; opens: boolean; closes: boolean }
  | { kind: 'link'; href: string | undefined };

/** A line as stretches, each set in one way; of an empty line none. */
export function markedSpans(line: string): Span[] {
  const tokens = tokensOf(line);
  const counted = countedStars(tokens);
  const spans: Span[] = [];
  let bold = false;
  let italic = false;
  let href: string | undefined;
  const say = (text: string) => {
    const last = spans.at(-1);
    if (last && !last.bold === !bold && !last.italic === !italic && last.href === href) last.text += text;
    else spans.push({ text, ...(bold && { bold }), ...(italic && { italic }), ...(href && { href }) });
  };
  for (const [at, token] of tokens.entries()) {
    if (token.kind === 'link') href = token.href;
    else if (token.kind === 'words' || !counted.has(at)) say(token.text);
    else if (token.text === '**') bold = !bold;
    else italic = !italic;
  }
  return spans;
}

/** The words of a line without its marks. */
export function plainWords(line: string): string {
  return line.includes('*') || line.includes('[') || line.includes('\\')
    ? markedSpans(line)
        .map(({ text }) => text)
        .join('')
    : line;
}

/**
 * A text whose signs mean nothing as it has to be written where they do, so that an old document whose marks are
 * switched on says what it said: its stars stay stars. A star that begins an item of a list stays as it is.
 */
export function escapedMarks(text: string): string {
  return text
    .split('\n')
    .map((line) => {
      const [marker = ''] = /^\s*[-*•]\s/u.exec(line) ?? [];
      const words = line.slice(marker.length);
      return plainWords(words) === words && isPlain(words)
        ? line
        : marker + words.replace(/[*[\]\\]/g, (sign) => `\\${sign}`);
    })
    .join('\n');
}

function isPlain(words: string): boolean {
  return markedSpans(words).every((span) => !span.bold && !span.italic && span.href === undefined);
}

/** Reads a line from its beginning to its end, each sign a few times at most. */
function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  const say = (text: string) => {
    const last = tokens.at(-1);
    if (last?.kind === 'words') last.text += text;
    else if (text !== '') tokens.push({ kind: 'words', text });
  };
  let linkEnd: { at: number; after: number } | undefined;
  for (let at = 0; at < line.length;) {
    const sign = line[at] ?? '';
    const next = line[at + 1] ?? '';
    if (linkEnd?.at === at) {
      tokens.push({ kind: 'link', href: undefined });
      at = linkEnd.after;
      linkEnd = undefined;
    } else if (sign === '\\' && next !== '' && ESCAPABLE.includes(next)) {
      say(next);
      at += 2;
    } else if (sign === '*') {
      let end = at;
      while (line[end] === '*') end += 1;
      for (const token of starTokens(line, at, end)) {
        if (token.kind === 'words') say(token.text);
        else tokens.push(token);
      }
      at = end;
    } else if (sign === '[' && !linkEnd) {
      const link = linkAt(line, at);
      if (link) {
        tokens.push({ kind: 'link', href: link.href });
        linkEnd = { at: link.textEnd, after: link.end };
      } else say(sign);
      at += 1;
    } else {
      say(sign);
      at += 1;
    }
  }
  return tokens;
}

/** A run of stars: one for italic, two for bold, three for both; more are a row of stars and nothing else. */
function starTokens(line: string, from: number, to: number): Token[] {
  const text = line.slice(from, to);
  const closes = from > 0 && !/\s/u.test(line[from - 1] ?? '');
  const opens = to < line.length && !/\s/u.test(line[to] ?? '');
  if (text.length > 3 || (!opens && !closes)) return [{ kind: 'words', text }];
  const parts = text.length === 3 ? ['**', '*'] : [text];
  return parts.map((part) => ({ kind: 'stars', text: part, opens, closes }));
}

/** Which stars have a partner: each that may close does so with the last of its kind that is open. */
function countedStars(tokens: readonly Token[]): ReadonlySet<number> {
  const counted = new Set<number>();
  const open = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== 'stars') continue;
    const opener = open.get(token.text);
    if (token.closes && opener !== undefined) {
      counted.add(opener).add(at);
      open.delete(token.text);
    } else if (token.opens) open.set(token.text, at);
  }
  return counted;
}

/** A link that begins at a bracket: where its text ends, where it ends itself, and where it leads. */
function linkAt(line: string, from: number): { textEnd: number; end: number; href: string } | undefined {
  let at = from + 1;
  while (at < line.length && line[at] !== ']') {
    if (line[at] === '[') return undefined;
    at += line[at] === '\\' ? 2 : 1;
  }
  // What leads somewhere has to be seen: stars alone may turn out to be marks.
  const isSeen = /[^*]/.test(line.slice(from + 1, at));
  if (!isSeen || line[at] !== ']' || line[at + 1] !== '(') return undefined;
  const address = /^(?:[^\s()[\]<>"]|\([^\s()[\]<>"]*\))+(?=\))/u.exec(
    line.slice(at + 2, at + 2 + URL_MAX),
  )?.[0];
  // An address that only looks like one, such as a file's name, is none here: the scheme has to be written.
  const href = address && /^(?:https?|mailto|tel):/i.test(address) ? safeHref(address) : undefined;
  return address && href ? { textEnd: at, end: at + 3 + address.length, href } : undefined;
}
