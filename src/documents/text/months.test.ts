import { describe, expect, it } from 'vitest';
import { en } from './languages/en.ts';
import { languageOf } from './languages/languages.ts';
import { formatDay, formatMonth, formatPeriod, isMonth } from './months.ts';

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
  expect(formatMonth('2019-13', en)).toBe('');
  expect(formatMonth('March', en)).toBe('');
});

it('the day of a letter is long and American in English', () => {
  expect(formatDay('2026-11-21', en)).toBe('November 21, 2026');
  expect(formatDay('2026-02-03', en)).toBe('February 3, 2026');
});

it.each([
  ['de', '1. November 2026', '21. November 2026'],
  ['es', '1 de noviembre de 2026', '21 de noviembre de 2026'],
  ['fr', '1er novembre 2026', '21 novembre 2026'],
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
