/** So many words in the same order do not come about by chance. */
const LONG = 14;

/** A passage that stands in both texts word for word, as the second writes it. */
export function copiedPassage(ad: string, text: string): string | undefined {
  const adWords = ad.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const runs = new Set(
    adWords.slice(0, adWords.length - LONG + 1).map((_, at) => adWords.slice(at, at + LONG).join(' ')),
  );
  const words = [...text.matchAll(/[\p{L}\p{N}]+/gu)];
  for (let at = 0; at + LONG <= words.length; at += 1) {
    const run = words.slice(at, at + LONG);
    if (!runs.has(run.map(([word]) => word.toLowerCase()).join(' '))) continue;
    const last = run.at(-1);
    return last === undefined ? undefined : text.slice(run[0]?.index, last.index + last[0].length);
  }
  return undefined;
}
