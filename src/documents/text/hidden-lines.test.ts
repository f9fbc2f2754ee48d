import { expect, it } from 'vitest';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { joinHiddenLines, partHiddenLines } from './hidden-lines.ts';

it('hidden lines stand where they say, in their order, and at the end where the text is shorter', () => {
  const hidden = [
    { at: 1, text: 'x' },
    { at: 1, text: 'y' },
    { at: 9, text: 'z' },
  ];
  expect(joinHiddenLines('a\nb', hidden)).toEqual([
    { text: 'a', hidden: false },
    { text: 'x', hidden: true },
    { text: 'y', hidden: true },
    { text: 'b', hidden: false },
    { text: 'z', hidden: true },
  ]);
  expect(joinHiddenLines('', [])).toEqual([]);
  expect(joinHiddenLines('a', [{ at: -3, text: 'x' }])[0]).toEqual({ text: 'x', hidden: true });
});

it('lines that are parted and joined again are the same', () => {
  const random = seededRandom(5);
  for (let round = 0; round < 2_000; round += 1) {
    const lines = Array.from({ length: random.whole(8) }, () => ({
      text: random.pick(['', 'a', 'b c']),
      hidden: random.whole(2) === 0,
    }));
    const printed = lines.filter(({ hidden }) => !hidden);
    // One printed line without a word is no text at all.
    if (printed.length === 1 && printed[0]?.text === '') continue;
    const { text, hidden } = partHiddenLines(lines);
    expect(joinHiddenLines(text, hidden)).toEqual(lines);
    expect(partHiddenLines(joinHiddenLines(text, hidden))).toEqual({ text, hidden });
  }
});
