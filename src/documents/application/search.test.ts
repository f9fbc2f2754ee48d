import { expect, test } from 'vitest';
import type { Fields } from '../fields.ts';
import { typicalApplication } from '#tests/factories/sample-applications.ts';
import { OWN_COLUMNS } from './csv/columns.ts';
import { emptyApplication } from './empty.ts';
import { APPLICATION } from './fields.ts';
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

/** Texts that are searched for in no application: an ad has nearly every word of its trade. */
const NOT_SEARCHED = ['ad'];
const WRITTEN = new Set(['line', 'text', 'lines', 'address']);
const table: Fields = APPLICATION;

test.each(Object.keys(APPLICATION).filter((name) => WRITTEN.has(table[name]?.kind ?? '')))(
  'the text %s is searched, or named as left out',
  (name) => {
    const data = { ...emptyApplication(), [name]: table[name]?.kind === 'lines' ? ['quixotic'] : 'quixotic' };
    const isFound = holdsWords(searchedTexts('', data), ['quixotic']);
    expect(isFound).toBe(!NOT_SEARCHED.includes(name));
  },
);

test.each(
  Object.entries(table).flatMap(([name, part]) => (part.kind === 'list' ? [[name, part] as const] : [])),
)('each text in the list %s is searched', (name, { fields }) => {
  for (const [inner, part] of Object.entries(fields)) {
    if (!WRITTEN.has(part.kind)) continue;
    const nothing = Object.fromEntries(Object.keys(fields).map((each) => [each, '']));
    const data = { ...emptyApplication(), [name]: [{ ...nothing, [inner]: 'quixotic' }] };
    expect([inner, holdsWords(searchedTexts('', data), ['quixotic'])]).toEqual([inner, true]);
  }
});

test('each field has a column in our tables; documents are told by their titles', () => {
  const columns: readonly string[] = OWN_COLUMNS;
  const without = Object.keys(APPLICATION).filter((name) => !columns.includes(name));
  expect(without).toEqual(['resumeId', 'letterId']);
});
