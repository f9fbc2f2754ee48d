const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Every string one slip away from a word, the likely slips first: letters changed about, one doubled or not, one left
 * out or too many, one for another. The first letter stays: hardly anybody gets that wrong.
 */
export function nearWords(word: string): string[] {
  const places = Array.from({ length: word.length }, (_, index) => index);
  const swapped = places
    .slice(1, -1)
    .map((at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2));
  const halved = places.filter((at) => at > 0 && word[at] === word[at - 1]).map((at) => without(word, at));
  const doubled = places.map((at) => word.slice(0, at) + (word[at] ?? '') + word.slice(at));
  const added = places.flatMap((at) =>
    [...LETTERS].map((letter) => word.slice(0, at + 1) + letter + word.slice(at + 1)),
  );
  const dropped = places.slice(1).map((at) => without(word, at));
  const changed = places
    .slice(1)
    .flatMap((at) => [...LETTERS].map((letter) => word.slice(0, at) + letter + word.slice(at + 1)));
  return [...new Set([...swapped, ...halved, ...doubled, ...added, ...dropped, ...changed])].filter(
    (each) => each !== word,
  );
}

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);
