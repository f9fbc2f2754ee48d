import { describe, expect, it } from 'vitest';
import type { Period } from '#documents/parser/parsed-resume.ts';
import { findDates } from './find-dates.ts';

/** "2019-03..2021-04", "2019..now"; a single date is its end alone. */
function short({ start, end, current }: Period): string {
  const one = (date: Period['start']) =>
    date
      ? [date.year, date.month && String(date.month).padStart(2, '0'), date.season].filter(Boolean).join('-')
      : '';
  return `${one(start)}..${current ? 'now' : one(end)}`;
}

const read = (text: string) => findDates(text).map(({ period }) => short(period));

describe('periods', () => {
  it.each([
    ['2012 – 2016', '2012..2016'],
    ['2012-2016', '2012..2016'],
    ['2012-16', '2012..2016'],
    ['(2018to21)', '2018..2021'],
    ['2018 to 21 Pastry Certificate', '2018..2021'],
    ['2021 (6 months)', '2021..2021'],
    ['05/2020 -\tAcme', '2020-05..now'],
    ['05/2021 -: Acme', '2021-05..now'],
    ['Class Teacher, Year 4\tOct ’22 - Ongoing', '2022-10..now'],
    ['03/2019 - Present', '2019-03..now'],
    ['03/2019-04/2021', '2019-03..2021-04'],
    ['04/16-12/19', '2016-04..2019-12'],
    ['2018-01 -2020-06', '2018-01..2020-06'],
    ['2020-11 -nu', '2020-11..now'],
    ['Jan. 2020 – heute', '2020-01..now'],
    ['2019.03 - 2021.04', '2019-03..2021-04'],
    ['2019-03 – 2021-04', '2019-03..2021-04'],
    ['2019-03-01 to 2021-04-30', '2019-03..2021-04'],
    ['since 2020', '2020..now'],
    ['seit 03/2021', '2021-03..now'],
    ['depuis mars 2021', '2021-03..now'],
    ['Depuis le 1er mars 2021', '2021-03..now'],
    ['2020-', '2020..now'],
    ['2020 –', '2020..now'],
    ["Sept '19 – Aug '21", '2019-09..2021-08'],
    ['Jan-19 – Mar-20', '2019-01..2020-03'],
    ['January, 2019 to March, 2020', '2019-01..2020-03'],
    ['From Jan 2019 to Mar 2020', '2019-01..2020-03'],
    ['June – August 2019', '2019-06..2019-08'],
    ['Jun-Aug 2019', '2019-06..2019-08'],
    ['enero de 2018 a marzo de 2019', '2018-01..2019-03'],
    ['ene. 2018 – actualmente', '2018-01..now'],
    ['janvier 2018 à ce jour', '2018-01..now'],
    ['févr. 2018 – présent', '2018-02..now'],
    ['depuis août 2018', '2018-08..now'],
    ['mar. 2019 – o momento', '2019-03..now'],
    ['gennaio 2018 – oggi', '2018-01..now'],
    ['mrt. 2018 – heden', '2018-03..now'],
    ['März 2018 bis Dezember 2019', '2018-03..2019-12'],
    ['01.03.2018 - 31.12.2019', '2018-03..2019-12'],
    ['3/15/2018 - 12/1/2019', '2018-03..2019-12'],
    ['1 March 2018 – 2 April 2019', '2018-03..2019-04'],
    ['March 1, 2018 – April 2, 2019', '2018-03..2019-04'],
    ['Summer 2018 – Fall 2019', '2018-summer..2019-fall'],
    ['Q1 2018 – Q3 2019', '2018-first quarter..2019-third quarter'],
    ['(05/19 – 06/20)', '2019-05..2020-06'],
    ['Software Engineer, Acme Inc. Jan 2020 – Present', '2020-01..now'],
    ['August 2011—Current', '2011-08..now'],
    ['JUNE 2013 – PRESENT', '2013-06..now'],
    ['2010 to date', '2010..now'],
    ['bis 2019', '..2019'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('single dates', () => {
  it.each([
    ['May 2016', '..2016-05'],
    ['Summer 2018', '..2018-summer'],
    ["Class of '98", '..1998'],
    ['Expected May 2027', '..2027-05'],
    ['2016', '..2016'],
    ['12/2016', '..2016-12'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected]);
  });
});

describe('what looks like a date and is none', () => {
  it.each([
    '(212) 555-2016',
    '+1 2012 555 0142',
    '+49 30 23125 047',
    '24/7 support',
    'over 2,000 users',
    '$2019 saved',
    '20190 units',
    'may and march',
    'march to the top',
    '1999.95 EUR'.replace('1999.95', '1.999'),
    'May I',
    'grew 2010%',
  ])('%s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

it('tells where in the line the period stands', () => {
  const text = 'Engineer | Jan. 2020 – heute | Berlin';
  const [found] = findDates(text);
  expect(text.slice(found?.start, found?.end)).toBe('Jan. 2020 – heute');
});

it('finds several periods of one line', () => {
  expect(read('2012 – 2014, 2016 – 2018')).toEqual(['2012..2014', '2016..2018']);
});

it.each(['Sep 2024 – Expected May 2027', 'Expected May 2027', '2024 – voraussichtlich Mai 2027'])(
  '%s has an end that is still to come',
  (text) => {
    const [found, ...more] = findDates(text);
    expect(more).toEqual([]);
    expect(found?.period).toMatchObject({ end: { year: 2027, month: 5 }, expected: true });
    expect([found?.start, found?.end]).toEqual([0, text.length]);
  },
);

it('a number in the cell before a date is none of it', () => {
  const text = 'Class Teacher, Year 4\tOct 2022 – Aug 2023';
  const [found] = findDates(text);
  expect(text.slice(0, found?.start)).toBe('Class Teacher, Year 4\t');
});

it.each(['-', '.', '- ', ' ', '. '])('a line of "%s" between two years is read at once', (sign) => {
  const before = performance.now();
  findDates(`2019 ${sign.repeat(3_000)}x 2020`);
  expect(performance.now() - before).toBeLessThan(1_000);
});
