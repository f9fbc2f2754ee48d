import { expect, it } from 'vitest';
import { readMonth, writeMonth } from './month-text.ts';

it('reads a month in the forms people write', () => {
  for (const text of [
    '2019-03',
    '2019/3',
    '3/2019',
    '03/2019',
    '03.2019',
    'Mar 2019',
    'march 2019',
    ' Mar. 2019 ',
    'March, 2019',
    '2019 March',
    'März 2019',
    'marzo 2019',
    'marzo de 2019',
    'março 2019',
    'mars 2019',
    'marzec 2019',
    'marca 2019',
  ]) {
    expect(readMonth(text), text).toBe('2019-03');
  }
  expect(readMonth('12/1999')).toBe('1999-12');
  expect(readMonth('Dez 1999')).toBe('1999-12');
  expect(readMonth('févr. 2020')).toBe('2020-02');
  expect(readMonth('paź 2020')).toBe('2020-10');
  expect(readMonth('Sept 2020')).toBe('2020-09');
});

it('does not guess', () => {
  for (const text of ['', '2019', '2019-13', '0/2019', '3/19', 'Mai 2019x', 'foo 2019', '2019-03-01']) {
    expect(readMonth(text), text).toBeUndefined();
  }
  // June or July.
  expect(readMonth('jui 2019')).toBeUndefined();
  expect(readMonth('juin 2019')).toBe('2019-06');
});

it('what it writes it reads', () => {
  for (let number = 1; number <= 12; number += 1) {
    const value = `2019-${String(number).padStart(2, '0')}`;
    expect(readMonth(writeMonth(value))).toBe(value);
  }
  expect(writeMonth('2019-03')).toBe('Mar 2019');
  expect(writeMonth('')).toBe('');
});
