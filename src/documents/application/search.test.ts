import { expect, test } from 'vitest';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { holdsWords, searchedTexts, searchedWords } from './search.ts';

test.each([
  ['cafe lumiere', 'Café Lumière', true],
  ['CAFÉ', 'cafe\u0301', true],
  ['nurse mercy', 'Staff nurse – Mercy Hospital', true],
  ['mercy nur', 'Staff nurse – Mercy Hospital', true],
  ['strasse', 'Große Straße', true],
  ['GROẞE', 'Grosse', true],
  ['malmo', 'Malmø', true],
  ['lodz', 'Łódź', true],
  ['  ', 'anything', true],
  ['nurse paris', 'Staff nurse – Mercy Hospital', false],
])('%j in %j', (search, text, isFound) => {
  expect(holdsWords([text], searchedWords(search))).toBe(isFound);
});

test('words stand in whichever of its texts: notes, people, pay, links', () => {
  const data = { ...typicalApplication(), notes: 'Asks for a portfolio.', salary: '850 000 NOK' };
  const isFound = (search: string) => holdsWords(searchedTexts('Mine', data), searchedWords(search));
  for (const search of ['portfolio', 'marta nordlys', '850 mine', 'leads team', 'about them', 'remote'])
    expect([search, isFound(search)]).toEqual([search, true]);
  // Words of two texts are no word.
  expect(isFound('minenordlys')).toBe(false);
  expect(isFound('PostgreSQL')).toBe(false);
});
