import { expect, it } from 'vitest';
import { reviewTexts } from './import-texts.ts';

it('says of what was read that words have no field, also where no value is doubtful', () => {
  expect(reviewTexts.ready(0, 0)).toBe('Read. Nothing in it was doubtful.');
  expect(reviewTexts.ready(0, 12)).toBe('Read. No value was doubtful. 12 words have no field yet.');
  expect(reviewTexts.ready(1, 0)).toBe('Read. 1 value is doubtful and stands first.');
});

it('what became of all words is not said in the words that say that none is left', () => {
  expect(Object.values(reviewTexts.wereAll)).not.toContain(reviewTexts.wordsDone);
});
