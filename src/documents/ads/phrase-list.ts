import { type Token, tokensOf } from './tokens.ts';

/* Lists of words and phrases, found in a row of tokens in one pass. */

/** From which token to which, the latter not included. */
export type TokenSpan = { first: number; end: number };

type Pattern = { words: readonly string[] };

/** So many letters of a word tell which of the patterns that end in a star may fit. */
const STEM_KEY = 3;
/** An ad has a few hundred different words. */
const MOST_KEPT = 5000;

export type PhraseList = {
  byWord: ReadonlyMap<string, Pattern[]>;
  byStem: ReadonlyMap<string, Pattern[]>;
  others: readonly Pattern[];
  /** Phrases by the word that a text has, as far as it was asked for. */
  starting: Map<string, readonly Pattern[]>;
};

/** A list parted by bars; a star stands for any further letters before or after, or for any one word. */
export function phraseList(list: string): PhraseList {
  const byWord = new Map<string, Pattern[]>();
  const byStem = new Map<string, Pattern[]>();
  const others: Pattern[] = [];
  for (const entry of list.split('|')) {
    const words = wordsOf(entry);
    const [first = ''] = words;
    if (first === '') continue;
    const stem = first.replace(/\*$/u, '');
    if (stem === first) push(first.startsWith('*') ? others : group(byWord, first), { words });
    else
      push(
        first.startsWith('*') || stem.length < STEM_KEY ? others : group(byStem, stem.slice(0, STEM_KEY)),
        { words },
      );
  }
  const longestFirst = (patterns: Pattern[]) => patterns.sort((a, b) => b.words.length - a.words.length);
  for (const patterns of [...byWord.values(), ...byStem.values(), others]) longestFirst(patterns);
  return { byWord, byStem, others, starting: new Map() };
}

const push = <T>(to: T[], value: T) => to.push(value);

function group(map: Map<string, Pattern[]>, key: string): Pattern[] {
  const found = map.get(key) ?? [];
  map.set(key, found);
  return found;
}

function wordsOf(entry: string): string[] {
  const trimmed = entry.trim();
  return trimmed === ''
    ? []
    : trimmed.split(/\s+/u).flatMap((part) => {
        const [before, after] = [part.startsWith('*'), part.endsWith('*')];
        const inner = tokensOf(part).map(({ word }) => word);
        if (inner.length === 0) return before ? ['*'] : [];
        const starred = inner.map((word, at) => (at === 0 && before ? `*${word}` : word));
        const glued = after && !/['’+/-]\*$/u.test(part);
        return glued
          ? starred.map((word, at) => (at === starred.length - 1 ? `${word}*` : word))
          : starred.concat(after ? ['*'] : []);
      });
}

const fits = (word: string, pattern: string): boolean => {
  if (pattern === '*') return true;
  const [before, after] = [pattern.startsWith('*'), pattern.endsWith('*')];
  const stem = pattern.slice(before ? 1 : 0, after ? -1 : undefined);
  if (before && after) return word.includes(stem);
  if (before) return word.endsWith(stem);
  return after ? word.startsWith(stem) : word === stem;
};

/** How many tokens from there on a phrase of the list takes; 0 where none begins. */
export function phraseAt(
  list: PhraseList,
  tokens: readonly Token[],
  at: number,
  end = tokens.length,
): number {
  let longest = 0;
  for (const { words } of startingWith(list, tokens[at]?.word ?? '')) {
    if (words.length <= longest || at + words.length > end) continue;
    if (words.every((each, offset) => offset === 0 || standsAt(tokens, at, offset, each)))
      longest = words.length;
  }
  return longest;
}

const NONE: readonly Pattern[] = [];

/** The phrases that may begin with a word; asked again and again for the same words, so kept. */
function startingWith(list: PhraseList, word: string): readonly Pattern[] {
  const kept = list.starting.get(word);
  if (kept !== undefined) return kept;
  const stems = (list.byStem.get(word.slice(0, STEM_KEY)) ?? []).concat(list.others);
  const found = [
    ...(list.byWord.get(word) ?? []),
    ...stems.filter(({ words: [first = ''] }) => fits(word, first)),
  ];
  if (list.starting.size >= MOST_KEPT) list.starting.clear();
  list.starting.set(word, found.length === 0 ? NONE : found);
  return found;
}

const LONGEST_GAP = 3;

function standsAt(tokens: readonly Token[], at: number, offset: number, pattern: string): boolean {
  const token = tokens[at + offset];
  if (token === undefined || !fits(token.word, pattern)) return false;
  return token.gap.length <= LONGEST_GAP && !/[\n;:()•]/u.test(token.gap);
}

/** All phrases of the list between two tokens, none within another. */
export function phrasesIn(
  list: PhraseList,
  tokens: readonly Token[],
  { first, end }: TokenSpan,
): TokenSpan[] {
  const found: TokenSpan[] = [];
  for (let at = first; at < end;) {
    const taken = phraseAt(list, tokens, at, end);
    if (taken > 0) found.push({ first: at, end: at + taken });
    at += Math.max(1, taken);
  }
  return found;
}

export const hasPhrase = (list: PhraseList, tokens: readonly Token[], { first, end }: TokenSpan): boolean => {
  for (let at = first; at < end; at += 1) if (phraseAt(list, tokens, at, end) > 0) return true;
  return false;
};
