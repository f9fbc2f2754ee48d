import { expect, test } from 'vitest';
import { pastedText, plainLetters } from './pasted-text.ts';

test.each([
  ['middle dots of Word', '·\tLed a team\r\n·\tCut costs\r\n'],
  ['bullets of Word in a symbol font', '\uf0b7\tLed a team\r\n\uf0b7\tCut costs'],
  ['ticks of Wingdings', '\uf0fc Led a team\n\uf0d8 Cut costs'],
  ['bullets without a blank', '•Led a team\n•Cut costs'],
  ['the second level of Word', '•\tLed a team\no\tCut costs'],
  ['the second level with one blank, below the first', '• Led a team\no Cut costs'],
  ['dashes', '– Led a team\n— Cut costs'],
  ['hyphens and stars', '-  Led a team\n* Cut costs'],
  ['numbers', '1. Led a team\n2. Cut costs'],
  ['numbers in parentheses', '(1) Led a team\n(2) Cut costs'],
  ['letters', 'a) Led a team\nb) Cut costs'],
  ['indented items of LibreOffice', '    • Led a team\n    • Cut costs\n'],
  ['items with empty lines between them', '▪ Led a team\n\n▪ Cut costs'],
  ['signs that stand alone, as PDFs give them', '•\nLed a team\n•\nCut costs'],
  ['no-break blanks behind the sign', '·\u00a0\u00a0 Led a team\n·\u00a0Cut costs'],
])('%s become bullets', (_, text) => {
  expect(pastedText(text).trim()).toBe('- Led a team\n- Cut costs');
});

test('lines around a list stay lines, and empty lines outside it stay', () => {
  expect(pastedText('Nurse, 2019\n\n• Led a team\n• Cut costs\n\nOther')).toBe(
    'Nurse, 2019\n\n- Led a team\n- Cut costs\n\nOther',
  );
});

test.each([
  'o cliente comprou\no produto foi entregue',
  '2015. A good year',
  '1. März 2015',
  '-5% churn',
  '3. FC Köln\n7. Platz',
  'C - the language',
  'A. Silva',
  'Led a team of five\nand cut costs',
  '  indented code\n    stays',
])('what is no list stays as it is: %j', (text) => {
  expect(pastedText(text)).toBe(text);
});

test('ligatures are letters again, and soft hyphens are gone, at a line end, too', () => {
  expect(plainLetters('eﬃcient oﬃce ﬁnance ﬂow eﬀect waﬄe ﬅyle')).toBe(
    'efficient office finance flow effect waffle style',
  );
  expect(plainLetters('develop\u00adment and manage\u00ad\n  ment')).toBe('development and management');
  expect(plainLetters('one\r\ntwo\u2028three')).toBe('one\ntwo\nthree');
});

test('a long text takes no long time', () => {
  const many = `${' '.repeat(50_000)}•${'\n'.repeat(50_000)}o${' '.repeat(50_000)}1.`;
  expect(pastedText(many + many)).toContain('-');
});
