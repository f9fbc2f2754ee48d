import { expect, test } from 'vitest';
import type { ApplicationRow } from '../contract.ts';
import { daysOf, entriesByDay, longDay, monthText, weekdays, weeksOf } from './month.ts';

test('a month has its days in weeks that begin on Sunday or Monday', () => {
  expect(daysOf('2028-02')).toHaveLength(29);
  const sundays = weeksOf('2026-11', 0);
  expect(sundays[0]).toEqual(['01', '02', '03', '04', '05', '06', '07'].map((day) => `2026-11-${day}`));
  const mondays = weeksOf('2026-11', 1);
  expect(mondays[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
  for (const weeks of [sundays, mondays]) {
    expect(weeks.every((week) => week.length === 7)).toBe(true);
    expect(weeks.flat().filter((day) => day !== null)).toEqual(daysOf('2026-11'));
  }
  expect(weekdays(1).map(({ short }) => short)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
});

test('months and days have their names, also in years that nobody meant', () => {
  expect(monthText('0026-11')).toBe('November 26');
  expect(daysOf('0028-02')).toHaveLength(29);
  expect(monthText('2026-11')).toBe('November 2026');
  expect(longDay('2026-11-23')).toBe('Monday, November 23');
});

test('what is due stands on its day: of what is closed nothing, and no deadline once something was sent', () => {
  const open = { id: 1, stage: 'saved', sentOn: null, deadline: '2026-12-01', nextStepOn: '2026-12-01' };
  const closed = { id: 2, stage: 'closed', deadline: '2026-12-01', nextStepOn: '' };
  // Of rows what is read here.
  const applied = { id: 3, stage: 'applied', deadline: '2026-12-01', nextStepOn: '' };
  const days = entriesByDay([open, closed, applied] as ApplicationRow[]);
  expect([...days.keys()]).toEqual(['2026-12-01']);
  expect(days.get('2026-12-01')?.map(({ row, what }) => [row.id, what])).toEqual([
    [1, 'deadline'],
    [1, 'next-step'],
  ]);
});
