import { expect, it } from 'vitest';
import { emptyLetter } from '#documents/letter/empty.ts';
import { exampleLetters } from '#documents/samples/example-letters.ts';
import { letterWarnings } from './download-warnings.ts';

it('what an example brought is named with its place, before the words in brackets', async () => {
  const letter = await exampleLetters['data-analyst'].load();
  const labels = letterWarnings(letter).map(({ label }) => label);
  for (const label of [
    '“Yusuf Demir” comes from the example: Full name',
    '“55 Sorrel Avenue, Unit 8” comes from the example: Address',
    '“Camille Bouchard” comes from the example: Hiring manager',
    '“Northbank Mutual” comes from the example: Company',
    '“Dear Ms. Bouchard,” comes from the example: Opening',
    '“Fennimore Grocery” comes from the example: Body',
  ])
    expect(labels).toContain(label);
});

it("a letter of one's own is asked about its brackets alone", () => {
  const empty = emptyLetter();
  const ends = letterWarnings({ ...empty, content: { ...empty.content, body: 'Since [year] I bake.' } });
  expect(ends.filter(({ label }) => label.includes('example'))).toEqual([]);
  expect(ends).toContainEqual(
    expect.objectContaining({ field: 'content.body', label: '“[year]” is still to be replaced: Body' }),
  );
});
