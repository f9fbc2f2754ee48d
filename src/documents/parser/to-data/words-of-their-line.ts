import type { Source } from '../parsed-resume.ts';
import { wordsOf } from './same-words.ts';

type Line = { text: string; index?: number | undefined };

/** A line may say one word thousands of times: a place that says it all is looked for so often. */
const STARTS_MAX = 50;

/**
 * Which words of each line fields were read from, by their places in it: they have the first claim on what the fields
 * say. A value may run over several lines.
 */
export function wordsReadFrom(lines: readonly Line[], sources: readonly Source[]): Set<number>[] {
  const words = lines.map(({ text }) => wordsOf(text));
  const claimed = lines.map(() => new Set<number>());
  const places = Map.groupBy(lines.keys(), (place) => lines[place]?.index);
  const known = new Set<string>();
  for (const { snippet, line } of sources) {
    const name = `${line} ${snippet}`;
    if (line === undefined || known.has(name)) continue;
    known.add(name);
    const said = wordsOf(snippet);
    for (const place of places.get(line) ?? []) {
      const start = startOf(words[place] ?? [], said);
      if (start === undefined) continue;
      claim(words, claimed, { place, start, said });
      break;
    }
  }
  return claimed;
}

/** Where a line begins to say some words, all of them or as many as have room to its end. */
function startOf(line: readonly string[], said: readonly string[]): number | undefined {
  let tried = 0;
  for (let start = line.indexOf(said[0] ?? ''); start >= 0; start = line.indexOf(said[0] ?? '', start + 1)) {
    const length = Math.min(said.length, line.length - start);
    if (sameFrom(line, start, said.slice(0, length)) === length) return start;
    tried += 1;
    if (tried === STARTS_MAX) return undefined;
  }
  return undefined;
}

/** How many words a line has in common with some others, from a place in it. */
function sameFrom(line: readonly string[], start: number, others: readonly string[]): number {
  const end = others.findIndex((word, at) => line[start + at] !== word);
  return end < 0 ? others.length : end;
}

type Claim = { place: number; start: number; said: readonly string[] };

/** Marks the words from there on, as far as the lines go on saying them. */
function claim(words: readonly string[][], claimed: readonly Set<number>[], { place, start, said }: Claim) {
  let from = start;
  let left = said;
  for (let at = place; left.length > 0; at += 1) {
    const line = words[at];
    if (!line) return;
    const same = sameFrom(line, from, left);
    for (let word = from; word < from + same; word += 1) claimed[at]?.add(word);
    if (from + same < line.length) return;
    left = left.slice(same);
    from = 0;
  }
}
