import { expect, it } from 'vitest';
import { aFile } from '../testing/inputs.ts';
import { mayBeName } from './what-may-be.ts';

const names = (lines: string[]) =>
  mayBeName(aFile({ lines, properties: { title: '', author: '', producer: '' } })).map(
    ({ snippet }) => snippet,
  );

it.each([
  'Résumé',
  'Resumé Template',
  'Curriculum Vitae',
  'Lebenslauf',
  'Životopis',
  'Резюме',
  'Резюме Соискателя',
])('what a document is called is no name: %s', (line) => {
  expect(names([line])).toEqual([]);
});

it.each(['Maria Résumésco', 'Robin Hale', 'Cvetana Petrova'])('%s may be one', (line) => {
  expect(names([line])).toEqual([line]);
});
