type MarkedProps = { text: string; words: readonly string[] };

/** A text in which the words searched for are marked. */
export function Marked({ text, words }: MarkedProps) {
  return splitAtWords(text, words).map((stretch, index) =>
    index % 2 === 1 ? (
      <mark key={index} className="rounded-sm bg-caution-wash text-inherit underline decoration-caution-edge">
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  );
}

/** The words of a query, each once. An apostrophe is one whether a phone made it round or not. */
export function searchWords(query: string): string[] {
  const words = query.toWellFormed().replace(/[‘’]/g, "'").toLowerCase().split(/\s+/u);
  return [...new Set(words.filter(Boolean))];
}

/** Whether a text holds all the words, in whatever case and order. */
export function holdsAll(text: string, words: readonly string[]): boolean {
  return words.every((word) => pattern([word]).test(text));
}

/** A text taken apart where words stand in it: every second stretch, from the second, is one of them. */
export function splitAtWords(text: string, words: readonly string[]): string[] {
  return words.length === 0 ? [text] : text.split(pattern(words));
}

/** Length of an excerpt, and of what stands in it before the first word that was found, in characters. */
const EXCERPT = 150;
const BEFORE = 40;

/** A stretch of a text around the first of the words that stands in it, cut between words. */
export function excerptAround(text: string, words: readonly string[]): string {
  const [before = ''] = splitAtWords(text, words);
  const from = before.length <= BEFORE ? 0 : text.indexOf(' ', before.length - BEFORE) + 1;
  if (from + EXCERPT >= text.length) return (from > 0 ? '… ' : '') + text.slice(from);
  return `${from > 0 ? '… ' : ''}${text.slice(from, text.lastIndexOf(' ', from + EXCERPT))} …`;
}

/** The longest first: where one word begins another, the whole of it is found. */
function pattern(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return new RegExp(`(${longestFirst.map(escaped).join('|')})`, 'iu');
}

const escaped = (word: string) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
