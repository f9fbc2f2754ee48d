import { expect, it } from 'vitest';
import type { ParsedJob, ParsedValue, PartialDate } from '../parsed-resume.ts';
import { wholeStays } from './whole-stays.ts';

const at = <T>(value: T, line: number): ParsedValue<T> => ({
  value,
  confidence: 1,
  source: { snippet: String(value), line },
});
const role = (start: PartialDate, end: PartialDate | null, line: number): ParsedJob => ({
  employer: at('Casa Verde', 0),
  period: at({ start, ...(end && { end }), current: end === null }, line),
  bullets: [],
  paragraphs: [],
});
const later = role({ year: 2021, month: 6 }, null, 1);
const before = role({ year: 2018, month: 2 }, { year: 2021, month: 5 }, 3);
const stays = (text: string, roles: ParsedJob[]) => wholeStays(roles, [{ text, index: 0 }]);

it('the dates of an employer that its roles begin and end with are in their fields', () => {
  expect(stays('Casa Verde, Austin\t02/2018 - Present', [later, before])).toEqual([
    expect.stringMatching(/^02\/2018 - Present /),
  ]);
  expect(stays('Casa Verde\tFebruary 2018 – May 2021', [before])).toEqual([
    expect.stringMatching(/^February 2018 – May 2021/),
  ]);
});

it.each([
  ['begin earlier', 'Casa Verde\t02/2017 - Present'],
  ['end earlier', 'Casa Verde\t02/2018 - 05/2020'],
  ['say less', 'Casa Verde\t2018 - Present'],
  ['are none', 'Casa Verde, Austin'],
])('where they %s, they are in no field', (_, text) => {
  expect(stays(text, [later, before])).toEqual([]);
});

it('a role that has its dates on that line has them to itself', () => {
  expect(
    stays('Casa Verde\t02/2018 - 05/2021', [{ ...before, period: at(before.period!.value, 0) }]),
  ).toEqual([]);
});
