import { expect, test } from 'vitest';
import { photoIdsIn } from './photo-ids.ts';

const ID = '0123456789abcdef'.repeat(4);
const OTHER = 'fedcba9876543210'.repeat(4);

test.each([
  ['within quotes', `{"photo":{"id":"${ID}","alt":"Me"}}`, [ID]],
  ['twice, and another', `${ID} ${OTHER}, ${ID}`, [ID, OTHER, ID]],
  ['one after the other', ID + OTHER, [ID, OTHER]],
  ['with more such letters after it', `${ID}ab`, [ID]],
  ['too short', ID.slice(1), []],
  ['in capitals', ID.toUpperCase(), []],
])('ids are found %s', (_, text, ids) => {
  expect([...photoIdsIn(text)]).toEqual(ids);
});

test.each([
  ['of such letters alone', 'a'.repeat(2_000_000)],
  ['of runs that are one letter short', `${'a'.repeat(63)} `.repeat(30_000)],
])('a text %s is gone through once', (_, text) => {
  expect([...photoIdsIn(text)]).toHaveLength(Math.floor(text.length / 64) * (text.includes(' ') ? 0 : 1));
});
