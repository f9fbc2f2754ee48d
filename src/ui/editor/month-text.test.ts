import { expect, it } from 'vitest';
import { readMonth } from './month-text.ts';

it('reads a month in the forms people write', () => {
  for (const text of [
    '2019-03',
    '2019/3',
    '3/2019',
    '03.2019',
    'Mar 2019',
    'march 2019',
    ' Mar. 2019 ',
    'March, 2019',
  ]) {
    expect(readMonth(text), text).toBe('2019-03');
  }
  expect(readMonth('12/1999')).toBe('1999-12');
});

it('does not guess', () => {
  for (const text of ['', '2019', '2019-13', '0/2019', '3/19', 'Mai 2019x', 'foo 2019', '2019-03-01']) {
    expect(readMonth(text), text).toBeUndefined();
  }
});
