/** Lower case without accents, character for character, so that places in the text stay the same. */
export function fold(text: string): string {
  let folded = '';
  for (const unit of text.split('')) {
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    folded += PLAIN[unit] ?? (plain.length === 1 ? plain : unit);
  }
  return folded;
}

/** What compares as equal though it is written otherwise; each as long as what it stands for. */
const PLAIN: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '`': "'",
  '´': "'",
  '\u00a0': ' ',
  '\t': ' ',
  ø: 'o',
  Ø: 'o',
  ł: 'l',
  Ł: 'l',
};

/** Folded, with single blanks for all that is neither a letter, a digit nor one of `+#&`. */
export function foldWords(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}+#&]+/gu, ' ')
    .trim();
}

/** A pattern of alternatives, the longest first. */
export function anyOf(words: readonly string[]): string {
  return [...words].sort((a, b) => b.length - a.length).join('|');
}
