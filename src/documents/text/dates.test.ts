import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import { languageOf } from './languages/languages.ts';
import {
  compareDates,
  formatDate,
  formatDay,
  formatEnd,
  formatPeriod,
  isBefore,
  isDate,
  isMonth,
} from './dates.ts';

describe('formatPeriod', () => {
  it.each([
    ['2019-03', '', true, 'Mar 2019 – Present'],
    ['2019-03', '2020-01', true, 'Mar 2019 – Present'],
    ['2019-03', '2021-06', false, 'Mar 2019 – Jun 2021'],
    ['2019-03', '', false, 'Mar 2019'],
    ['', '2021-06', false, 'Jun 2021'],
    ['', '', true, 'Present'],
    ['', '', false, ''],
    ['2019-03', '2019-03', false, 'Mar 2019'],
  ])('%s to %s, current %s: %s', (startDate, endDate, current, text) => {
    expect(formatPeriod({ startDate, endDate, current }, en)).toBe(text);
  });
});

it('an impossible month is left out', () => {
  expect(formatDate('2019-13', en)).toBe('');
  expect(formatDate('March', en)).toBe('');
});

it('the day of a letter is long and American in English', () => {
  expect(formatDay('2026-11-21', en)).toBe('November 21, 2026');
  expect(formatDay('2026-02-03', en)).toBe('February 3, 2026');
});

it.each([
  ['de', '1. November 2026', '21. November 2026'],
  ['es', '1 de noviembre de 2026', '21 de noviembre de 2026'],
  ['fr', '1er novembre 2026', '21 novembre 2026'],
  ['it', '1 novembre 2026', '21 novembre 2026'],
  ['nl', '1 november 2026', '21 november 2026'],
  ['pl', '1 listopada 2026', '21 listopada 2026'],
  ['pt', '1 de novembro de 2026', '21 de novembro de 2026'],
])('the day of a letter in %s is %s and %s', (code, first, later) => {
  expect(formatDay('2026-11-01', languageOf(code))).toBe(first);
  expect(formatDay('2026-11-21', languageOf(code))).toBe(later);
});

it.each([
  ['de', 'Mär 2019 – heute'],
  ['es', 'mar 2019 – actualidad'],
  ['fr', 'mars 2019 – aujourd’hui'],
  ['it', 'mar 2019 – oggi'],
  ['nl', 'mrt 2019 – heden'],
  ['pl', 'mar 2019 – obecnie'],
  ['pt', 'mar. 2019 – presente'],
])('a position still held is said in %s: %s', (code, text) => {
  const period = { startDate: '2019-03', endDate: '', current: true };
  expect(formatPeriod(period, languageOf(code))).toBe(text);
});

it.each([
  ['2019-03', true],
  ['2019-12', true],
  ['2019-13', false],
  ['2019-3', false],
  ['2015', false],
  ['sometime', false],
  ['', false],
])('whether a document can hold “%s” as a month: %s', (text, held) => {
  expect(isMonth(text)).toBe(held);
});

describe('years and seasons', () => {
  it.each([
    ['en', 'Summer 2021', 'Expected May 2026'],
    ['de', 'Sommer 2021', 'voraussichtlich Mai 2026'],
    ['es', 'verano 2021', 'previsto: may 2026'],
    ['fr', 'été 2021', 'prévu mai 2026'],
    ['it', 'estate 2021', 'previsto: mag 2026'],
    ['nl', 'zomer 2021', 'verwacht: mei 2026'],
    ['pl', 'lato 2021', 'planowane: maj 2026'],
    ['pt', 'verão 2021', 'previsto: mai. 2026'],
  ])('are said in %s: %s, %s', (code, summer, expected) => {
    const language = languageOf(code);
    expect(formatDate('2021-summer', language)).toBe(summer);
    expect(formatDate('2021', language)).toBe('2021');
    expect(formatEnd({ endDate: '2026-05', current: false, expected: true }, language)).toBe(expected);
  });

  it('what is still to come is said of an end that there is, and of nothing else', () => {
    expect(formatEnd({ endDate: '', current: false, expected: true }, en)).toBe('');
    expect(formatPeriod({ startDate: '2022', endDate: '2026-05', current: false, expected: true }, en)).toBe(
      '2022 – Expected May 2026',
    );
  });

  it.each([
    ['2021', true],
    ['2021-summer', true],
    ['2021-fall', false],
    ['2021-', false],
    ['21', false],
  ])('whether a document can hold “%s” as a date: %s', (text, held) => {
    expect([isDate(text), isMonth(text)]).toEqual([held, false]);
  });

  it('are before each other only where that is sure', () => {
    expect(isBefore('2020', '2021-01')).toBe(true);
    expect(isBefore('2021', '2021-06')).toBe(false);
    expect(isBefore('2021-spring', '2021-summer')).toBe(true);
    expect(isBefore('2021-winter', '2022-01')).toBe(false);
    expect(isBefore('', '2021')).toBe(false);
  });

  it('are sorted among months', () => {
    const sorted = [
      '2021',
      '2021-02',
      '2021-spring',
      '2021-03',
      '2021-summer',
      '2021-11',
      '2021-winter',
      '2022',
    ];
    expect(sorted.toReversed().toSorted(compareDates)).toEqual(sorted);
  });
});
