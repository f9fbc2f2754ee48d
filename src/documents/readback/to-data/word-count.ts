import { normalForm } from '../../text/normal-form.ts';
/** The words of a text, in the form in which two of them are the same word. */
export function wordsOf(text: string): string[] {
  return normalForm(text, 'NFKC').toLowerCase().match(WORD) ?? [];
}

/** Letters, their marks and figures. */
export const WORD = /(?<![\p{L}\p{N}\p{M}])[\p{L}\p{N}\p{M}]+/gu;

/** How often each word stands in something; words are taken out of it one by one. */
export type WordCount = {
  add(text: string): void;
  /** Takes one out, and answers whether it was there. */
  take(word: string): boolean;
  has(word: string): boolean;
};

export function countWords(): WordCount {
  const counts = new Map<string, number>();
  return {
    add(text) {
      for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
    },
    take(word) {
      const left = counts.get(word) ?? 0;
      if (left > 0) counts.set(word, left - 1);
      return left > 0;
    },
    has: (word) => counts.has(word),
  };
}
