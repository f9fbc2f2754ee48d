import { expect, test } from 'vitest';
import { badFooters, badPageEnds } from './page-ends.ts';

const flow = {
  heads: ['Experience', 'Porter', 'Night Trains'],
  paragraphs: [
    'A paragraph of three lines that is parted between two pages',
    'One',
    'Two',
    'Three and more',
    'Four',
  ],
  lists: [['One', 'Two', 'Three and more', 'Four']],
};

test('pages that end and begin within a list or between paragraphs are no fault', () => {
  expect(badPageEnds(['Ana\n• One\n• Two', '• Three\nand more\n• Four'], flow)).toEqual([]);
});

test.each([
  ['ends with a heading', ['Ana\nEXPERIENCE', 'Porter\nCarried']],
  ['ends with a title', ['Experience\nPorter', 'Carried\nbags']],
  ['ends with a company', ['Porter\nNight Trains · Oslo · 2020', 'Carried\nbags']],
  [
    'begins with the last line of a paragraph',
    ['A paragraph of three\nlines that is', 'parted between two pages\nMore'],
  ],
  ['begins with the last item of a list', ['• One\n• Two\n• Three\nand more', '• Four\nNight Trains']],
  ['holds one line', ['Ana\nCarried', 'bags']],
])('a page that %s is found', (_, pages) => {
  expect(badPageEnds(pages, flow)).toHaveLength(1);
});

test('a page is numbered from the second on, under the name', () => {
  expect(badFooters(['Ana', 'More\nAna · 2/2'], 'Ana')).toEqual([]);
  expect(badFooters(['Ana\nAna · 1/2', 'More\nAna · 2/2'], 'Ana')).toHaveLength(1);
  expect(badFooters(['Ana', 'More\nAna · 2/3'], 'Ana')).toHaveLength(1);
  expect(badFooters(['Ana', 'More'], 'Ana')).toHaveLength(1);
});

test('only a name too long for a line is left out of the footer', () => {
  const long = 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewis';
  expect(badFooters([long, 'More\n2/2'], long)).toEqual([]);
  expect(badFooters(['Ana', 'More\n2/2'], 'Ana')).toHaveLength(1);
});
