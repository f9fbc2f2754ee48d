import { expect, test } from 'vitest';
import { nameFromAd } from './name-from-ad.ts';

test.each([
  ['Sykepleier ved hjerteavdelingen\nOslo\n\nVi søker deg som …', 'Sykepleier ved hjerteavdelingen'],
  ['\n  ***\n• Kokki (m/f/d)\n', 'Kokki'],
  ['Hi Ana,\n\nhttps://jobs.example/1\nStaff nurse, nights\n', 'Staff nurse, nights'],
  ['<p>Verpleegkundige</p>', 'Verpleegkundige'],
  ['看護師募集\n東京', '看護師募集'],
  ['12 34\n--\n', ''],
  ['', ''],
])('%j is called "%s"', (ad, name) => {
  expect(nameFromAd(ad)).toBe(name);
});

test('a long line ends with a word', () => {
  const name = nameFromAd(`${'word '.repeat(30)}\nmore`);
  expect(name.length).toBeLessThanOrEqual(81);
  expect(name).toMatch(/ word…$/);
});
