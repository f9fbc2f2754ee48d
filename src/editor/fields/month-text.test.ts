import { expect, it } from 'vitest';
import { readMonth, unreadMonthText, writeMonth } from './month-text.ts';

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
    'mrz 2019',
    '3/19',
    '03/19',
    '03.19',
    '3-19',
    'Mar 19',
    "Mar '19",
    'mars19',
    '2019 03',
  ]) {
    expect(readMonth(text), text).toBe('2019-03');
  }
  expect(readMonth('03/95', 2026)).toBe('1995-03');
  expect(readMonth('06/36', 2026)).toBe('2036-06');
  expect(readMonth('06/37', 2026)).toBe('1937-06');
  expect(readMonth('12/1999')).toBe('1999-12');
  expect(readMonth('Dez 1999')).toBe('1999-12');
  expect(readMonth('févr. 2020')).toBe('2020-02');
  expect(readMonth('paź 2020')).toBe('2020-10');
  expect(readMonth('Sept 2020')).toBe('2020-09');
});

it('does not guess', () => {
  const unclear = ['', '2019', '2019-13', '0/2019', '13/19', '19/03', 'Mai 2019x', 'foo 2019', '2019-03-01'];
  for (const text of [
    ...unclear,
    '03/201',
    '03/0019',
    '3/20190',
    'Mar',
    'March 9',
    '19',
    'spring 2019',
    '03/٢٠١٩',
  ]) {
    expect(readMonth(text), text).toBeUndefined();
  }
  // June or July.
  expect(readMonth('jui 2019')).toBeUndefined();
  expect(readMonth('juin 2019')).toBe('2019-06');
});

it('says what is missing', () => {
  expect(unreadMonthText(' 2015 ')).toBe('The month is missing. Write the month and the year, like 03/2015.');
  expect(unreadMonthText('sometime')).toBe('Write the month and the year, like 03/2019.');
});

it('what it writes it reads', () => {
  for (let number = 1; number <= 12; number += 1) {
    const value = `2019-${String(number).padStart(2, '0')}`;
    expect(readMonth(writeMonth(value))).toBe(value);
  }
  expect(writeMonth('2019-03')).toBe('Mar 2019');
  expect(writeMonth('0019-03')).toBe('0019-03');
});
