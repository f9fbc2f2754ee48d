import { expect, it } from 'vitest';
import { toResumeData } from '../../to-data/to-resume-data.ts';
import { parseResume } from '../parse-resume.ts';
import { fileOfLines, type LineLook } from '../testing/lines-file.ts';

const readIn = (...lines: (string | [string, LineLook])[]) =>
  parseResume(fileOfLines([['Ana Silva', { fontSize: 22 }], ...lines]));

it.each([
  [['Goethestraße 14', '60313 Frankfurt am Main'], 'Goethestraße 14, 60313 Frankfurt am Main'],
  [
    ['34, avenue de la Gare, 13100 Aix-en-', 'Provence 06 12 34 56 78'],
    '34, avenue de la Gare, 13100 Aix-en-Provence',
  ],
  [['1408 Pine St, Tacoma, WA', '98402', '(253) 555-0142'], '1408 Pine St, Tacoma, WA 98402'],
  [['ul. Długa 8/4,', '31-019 Kraków', '500 000 781'], 'ul. Długa 8/4, 31-019 Kraków'],
  [['14 Rose Lane, Leeds LS1', '4DY'], '14 Rose Lane, Leeds LS1 4DY'],
  [['Keizersgracht 12, 1015 CN', 'Amsterdam'], 'Keizersgracht 12, 1015 CN Amsterdam'],
])('an address that goes on in the next line is whole, and nothing of it is left: %s', (lines, place) => {
  const read = readIn(...lines, 'ana@example.com');
  expect(read.location?.value).toBe(place);
  expect(read.title).toBeUndefined();
  expect(toResumeData(read).data.sections).toEqual([]);
});

it('an address does not go on in a line further down, nor in what is something else', () => {
  const whole = 'Goethestraße 14, 60313 Frankfurt';
  const apart = readIn('Goethestraße 14,', ['60313 Frankfurt', { gapAbove: 60 }], 'ana@example.com');
  expect(apart.location?.value).toBe('60313 Frankfurt');
  expect(readIn(whole, 'Projektleiter', 'ana@example.com').location?.value).toBe(whole);
  const withCode = '12 Hill Road, Cape Town, 8001';
  const developer = readIn(withCode, 'Software Developer', 'ana@example.com');
  expect([developer.location?.value, developer.title?.value]).toEqual([withCode, 'Software Developer']);
  expect(readIn('Tacoma, WA', '(253) 555-0142', 'ana@example.com').location?.value).toBe('Tacoma, WA');
});

it('where somebody lives is not what they are', () => {
  const read = readIn('Whitby\t07700 900 548', 'ana@example.com\thttps://github.com/anasilva');
  expect(read.location?.value).toBe('Whitby');
  expect(read.title).toBeUndefined();
});

it('a title that an address has within it is one all the same', () => {
  expect(readIn('Baker', '221 Baker Street, London NW1 6XE', 'ana@example.com').title?.value).toBe('Baker');
});
