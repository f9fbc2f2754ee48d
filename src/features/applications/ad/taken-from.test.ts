import { expect, test } from 'vitest';
import { takenFrom } from './taken-from.ts';

const placeOf = (ad: string, words: string) => {
  const from = ad.indexOf(words);
  return { from, to: from + words.length };
};

test('the line is shown with the words that something was taken from told apart', () => {
  const ad = 'Nurse\n\n• Good knowledge of SQL, and of people\n• More';
  expect(takenFrom(ad, placeOf(ad, 'SQL'))).toEqual({
    before: 'Good knowledge of ',
    words: 'SQL',
    after: ', and of people',
  });
});

test('places are those of a text whose lines end as on a page', () => {
  const ad = 'One\r\nTwo\r\nKnows SQL';
  const { from, to } = placeOf(ad.replaceAll('\r\n', '\n'), 'SQL');
  expect(takenFrom(ad, { from, to })).toMatchObject({ before: 'Knows ', words: 'SQL', after: '' });
});

test('a long line is cut between words, on either side', () => {
  const ad = `${'word '.repeat(60)}SQL${' word'.repeat(60)}`;
  const { before, after } = takenFrom(ad, placeOf(ad, 'SQL'));
  expect(before).toMatch(/^…(?:word )+$/);
  expect(after).toMatch(/^(?: word)+…$/);
  expect(before.length + after.length).toBeLessThan(200);
});
