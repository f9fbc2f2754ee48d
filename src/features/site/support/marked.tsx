import { splitAtWords } from './search-words.ts';

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
