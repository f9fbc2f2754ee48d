import type { AdReader } from './ad-reader.ts';
import { phraseAt, type TokenSpan } from './phrase-list.ts';
import type { Clause } from './sentences.ts';
import type { Token } from './tokens.ts';

/* The things that a clause names, one by one: "SAP, Excel and Power BI". */

export type Chunk = TokenSpan & {
  /** What stands before it. */
  joint: 'start' | 'or' | 'and' | 'comma' | 'slash' | 'bracket' | 'after';
};

export function chunksOf(clause: Clause, tokens: readonly Token[], reader: AdReader): Chunk[] {
  const chunks: Chunk[] = [];
  let joint: Chunk['joint'] = 'start';
  let first = clause.first;
  const close = (end: number, next: Chunk['joint']) => {
    if (end > first) chunks.push({ first, end, joint });
    joint = next;
  };
  for (let at = clause.first; at < clause.end;) {
    const gap = at === clause.first ? '' : (tokens[at]?.gap ?? '');
    const parted = partedBy(gap);
    if (parted !== undefined) {
      close(at, parted);
      first = at;
    }
    const or = phraseAt(reader.or, tokens, at, clause.end);
    const and = or > 0 ? 0 : isAmpersand(gap) ? 0 : phraseAt(reader.and, tokens, at, clause.end);
    // "Gesundheits- und Krankenpfleger" is one word with two beginnings.
    if (or + and > 0 && !/^-\s/u.test(gap)) {
      close(at, or > 0 ? 'or' : 'and');
      at += or + and;
      first = at;
      continue;
    }
    at += 1;
  }
  close(clause.end, 'after');
  return chunks;
}

const isAmpersand = (gap: string): boolean => gap.includes('&');

function partedBy(gap: string): Chunk['joint'] | undefined {
  if (/[([]/u.test(gap)) return 'bracket';
  if (/[)\]]/u.test(gap)) return 'after';
  if (/[,·•|…;:]|\s[+–—>→-]\s/u.test(gap)) return 'comma';
  return /\s?\/\s?/u.test(gap) && /\s/u.test(gap) ? 'slash' : undefined;
}

/** A chunk without the words at its edges that say nothing of their own. */
export function trimmed({ first, end }: TokenSpan, tokens: readonly Token[], reader: AdReader): TokenSpan {
  let [from, to] = [first, end];
  for (let taken = 1; taken > 0 && from < to;) {
    taken = Math.max(phraseAt(reader.fillers, tokens, from, to), isBare(tokens[from]) ? 1 : 0);
    from += taken;
  }
  while (to > from && (phraseAt(reader.fillers, tokens, to - 1, to) > 0 || isBare(tokens[to - 1]))) to -= 1;
  return { first: from, end: to };
}

/** A figure by itself, or a single small letter. */
const isBare = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:\d+|\p{Ll})$/u.test(token.written);
