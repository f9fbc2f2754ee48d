/** Words of a title that tell rank or terms of work, not the trade. */
const RANK = new Set(
  'senior sr junior jr lead principal staff chief entry level mid ii iii iv i v full time part remote intern trainee the of and for a an'.split(
    ' ',
  ),
);

/** The words of a title that say what the work is, without rank and plural. */
export function titleWords(title: string): string[] {
  const words = (title.toLowerCase().match(/[\p{L}+#]+/gu) ?? []).map((word) =>
    word.length > 4 && word.endsWith('s') ? word.slice(0, -1) : word,
  );
  const telling = words.filter((word) => !RANK.has(word));
  return telling.length > 0 ? telling : words;
}
