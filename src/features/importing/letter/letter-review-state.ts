import type { ReadLetter } from '#documents/import/letter/read-letter.ts';
import { countUnplaced } from '#documents/parser/to-data/unplaced.ts';
import type { UnplacedWords } from '#documents/resume/read-notes.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { withValueAt } from '#editor/session/content.ts';

/** A letter on its way in, and the words that still have no place. */
export type LetterReview = {
  data: LetterData;
  open: readonly UnplacedWords[];
  /** Of all words of the file, how many stand in a field now. */
  placed: number;
  total: number;
};

export function beginLetterReview({ data, unplaced, words }: ReadLetter): LetterReview {
  return { data, open: unplaced, ...words };
}

export const withLetterField = (review: LetterReview, path: string, value: string): LetterReview => ({
  ...review,
  data: withValueAt(review.data, path, value),
});

/** The words go to the end of the body, as a paragraph of their own. */
export function withWordsInBody(review: LetterReview, words: UnplacedWords): LetterReview {
  const { body } = review.data.content;
  const text = Array.from({ length: words.times ?? 1 }, () => words.words).join(' ');
  return {
    ...withLetterField(review, 'content.body', body === '' ? text : `${body}\n\n${text}`),
    open: review.open.filter((one) => one !== words),
    placed: review.placed + countUnplaced([words]),
  };
}

export const withoutWords = (review: LetterReview, words: UnplacedWords): LetterReview => ({
  ...review,
  open: review.open.filter((one) => one !== words),
});
