import { expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { beginLetterReview, withLetterField, withoutWords, withWordsInBody } from './letter-review-state.ts';

const empty = emptyLetter();
const day = { words: '3 March 2026', line: '3 March 2026' };
const subject = { words: 'Re', line: 'Re: Cook', times: 2 };
const review = beginLetterReview({
  data: { ...empty, content: { ...empty.content, body: 'I cook.' } },
  unplaced: [day, subject],
  words: { total: 40, placed: 35 },
});

it('words without a field go to the end of the body, as often as they stood there, and count as placed', () => {
  const once = withWordsInBody(review, day);
  expect(once).toMatchObject({ open: [subject], placed: 38, total: 40 });
  const both = withWordsInBody(once, subject);
  expect(both).toMatchObject({ open: [], placed: 40 });
  expect(both.data.content.body).toBe('I cook.\n\n3 March 2026\n\nRe Re');
});

it('what is dismissed is in no field, and is not counted as if it were', () => {
  expect(withoutWords(review, day)).toMatchObject({ open: [subject], placed: 35, data: review.data });
});

it('a field is changed where it stands', () => {
  expect(withLetterField(review, 'recipient.company', 'Acme').data.recipient.company).toBe('Acme');
});
