import { expect, it } from 'vitest';
import { dateFault, isPresent, readDate, writeDate } from './month-text.ts';

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
    expect(readDate(text), text).toBe('2019-03');
  }
  expect(readDate('03/95', 2026)).toBe('1995-03');
  expect(readDate('06/36', 2026)).toBe('2036-06');
  expect(readDate('06/37', 2026)).toBe('1937-06');
  expect(readDate('12/1999')).toBe('1999-12');
  expect(readDate('Dez 1999')).toBe('1999-12');
  expect(readDate('févr. 2020')).toBe('2020-02');
  expect(readDate('paź 2020')).toBe('2020-10');
  expect(readDate('Sept 2020')).toBe('2020-09');
});

it('does not guess', () => {
  const unclear = [
    '',
    '201',
    '0201',
    '2019-13',
    '0/2019',
    '13/19',
    '19/03',
    'Mai 2019x',
    'foo 2019',
    '2019-03-01',
  ];
  for (const text of [
    ...unclear,
    '03/201',
    '03/0019',
    '3/20190',
    'Mar',
    'March 9',
    '19',
    'sum 2019',
    'Winter 2019/20',
    'Summer',
    '03/٢٠١٩',
  ]) {
    expect(readDate(text), text).toBeUndefined();
  }
  // June or July.
  expect(readDate('jui 2019')).toBeUndefined();
  expect(readDate('juin 2019')).toBe('2019-06');
});

it('reads a year alone, and a season in the languages of documents', () => {
  expect(readDate(' 2015 ')).toBe('2015');
  for (const text of [
    'Summer 2019',
    'summer, 2019',
    "Summer '19",
    '2019 Summer',
    'Sommer 2019',
    'été 2019',
  ]) {
    expect(readDate(text), text).toBe('2019-summer');
  }
  for (const text of ['Fall 2019', 'otoño de 2019', 'jesień 2019']) {
    expect(readDate(text), text).toBe('2019-autumn');
  }
  expect(readDate('Frühjahr 2019')).toBe('2019-spring');
  expect(readDate('Frühling 2019')).toBe('2019-spring');
  expect(readDate('inverno 2019')).toBe('2019-winter');
});

it('takes a year more than ten years ahead for no year', () => {
  expect(readDate('2036', 2026)).toBe('2036');
  for (const text of ['2037', '03/3000', 'Mar 2037', 'Summer 2037', '3000'])
    expect(readDate(text, 2026), text).toBeUndefined();
  expect(dateFault('3000', 2026)).toBe('Write a year between 1900 and 2036.');
  expect(dateFault('2036-05', 2026)).toBeUndefined();
});

it('knows the words for what goes on, in the languages of documents', () => {
  for (const text of [
    'present',
    ' Present ',
    'now',
    'heute',
    "aujourd'hui",
    'Actualidad',
    'obecnie',
    'presente',
  ])
    expect(isPresent(text), text).toBe(true);
  for (const text of ['', 'pres', 'soon', '2019']) expect(isPresent(text), text).toBe(false);
});

it('what it writes it reads', () => {
  for (let number = 1; number <= 12; number += 1) {
    const value = `2019-${String(number).padStart(2, '0')}`;
    expect(readDate(writeDate(value))).toBe(value);
  }
  for (const value of ['2019', '2019-spring', '2019-summer', '2019-autumn', '2019-winter']) {
    expect(readDate(writeDate(value))).toBe(value);
  }
  expect(writeDate('2019-03')).toBe('Mar 2019');
  expect(writeDate('2019-summer')).toBe('Summer 2019');
  expect(writeDate('0019-03')).toBe('0019-03');
});
