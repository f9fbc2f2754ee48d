import { expect, it } from 'vitest';
import type { ParsedValue, Period } from '../parsed-resume.ts';
import { nothingRead } from '../testing/nothing-found.ts';
import { toResumeData } from './to-resume-data.ts';

const read = <T = string>(value: T, confidence = 1, snippet = String(value)): ParsedValue<T> => ({
  value,
  confidence,
  source: { snippet, line: 0 },
});

const job = (period?: ParsedValue<Period>) => ({
  title: read('Baker'),
  employer: read('Crumb', 0.4, 'Crumb & Co'),
  ...(period && { period }),
  bullets: [read('Baked 300 loaves a day')],
  paragraphs: [read('A small shop.')],
});

it('a doubtful value is named with what stands in the file', () => {
  const { lowConfidenceFields } = toResumeData({
    ...nothingRead,
    name: read('Ana Silva', 0.5),
    jobs: [job()],
  });
  expect(lowConfidenceFields).toEqual([
    { field: 'personalInfo.firstName', snippet: 'Ana Silva' },
    { field: 'employment.0.company', snippet: 'Crumb & Co' },
  ]);
});

it('a year without a month, and a season, are dates as they are written', () => {
  const period = read<Period>(
    { start: { year: 2015 }, end: { year: 2019, season: 'summer' }, current: false },
    1,
    '2015 – Summer 2019',
  );
  const { data, lowConfidenceFields } = toResumeData({
    ...nothingRead,
    jobs: [job(period)],
    education: [{ period, details: [] }],
  });
  expect(data.employment[0]).toMatchObject({
    startDate: '2015',
    endDate: '2019-summer',
    description: 'A small shop.\n- Baked 300 loaves a day',
  });
  expect(data.education[0]).toMatchObject({
    startDate: '2015',
    graduationDate: '2019-summer',
    description: '',
  });
  expect(lowConfidenceFields).toEqual([{ field: 'employment.0.company', snippet: 'Crumb & Co' }]);
});

it('what is no date of ours goes into the text, and is to be filled in', () => {
  const period = read<Period>(
    { start: { year: 2015, season: 'michaelmas' }, end: { year: 2019, month: 3 }, current: false },
    1,
    'Michaelmas 2015 – 03/2019',
  );
  const { data, lowConfidenceFields } = toResumeData({ ...nothingRead, jobs: [job(period)] });
  expect(data.employment[0]).toMatchObject({
    startDate: '',
    endDate: '2019-03',
    description: 'Michaelmas 2015 – 03/2019\nA small shop.\n- Baked 300 loaves a day',
  });
  expect(lowConfidenceFields).toContainEqual({
    field: 'employment.0.startDate',
    snippet: 'Michaelmas 2015 – 03/2019',
  });
});

it('a job that goes on does so whether or not its first month is known', () => {
  const period = read<Period>({ start: { year: 2021 }, current: true }, 1, '2021 – Present');
  expect(toResumeData({ ...nothingRead, jobs: [job(period)] }).data.employment[0]).toMatchObject({
    startDate: '2021',
    current: true,
  });
});

it('a course that goes on has its dates in the text: no field says that it does', () => {
  const period = read<Period>({ start: { year: 2021 }, current: true }, 1, '2021 – Present');
  const { data, lowConfidenceFields } = toResumeData({
    ...nothingRead,
    education: [{ period, details: [] }],
  });
  expect(data.education[0]).toMatchObject({ graduationDate: '', description: '2021 – Present' });
  expect(lowConfidenceFields).toEqual([{ field: 'education.0.graduationDate', snippet: '2021 – Present' }]);
});

it('dates that the machine is not sure of are doubted at both ends', () => {
  const written = '03/2015 – 04/2019';
  const period = read<Period>(
    { start: { year: 2015, month: 3 }, end: { year: 2019, month: 4 }, current: false },
    0.5,
    written,
  );
  const { lowConfidenceFields } = toResumeData({
    ...nothingRead,
    jobs: [job(period)],
    education: [{ period, details: [] }],
  });
  expect(lowConfidenceFields).toContainEqual({ field: 'employment.0.startDate', snippet: written });
  expect(lowConfidenceFields).toContainEqual({ field: 'employment.0.endDate', snippet: written });
  expect(lowConfidenceFields).toContainEqual({ field: 'education.0.graduationDate', snippet: written });
});

it('what goes on is doubted at its beginning, and never at an end that is to stay empty', () => {
  const period = read<Period>({ start: { year: 2021, month: 3 }, current: true }, 0.5, 'since 3/2021');
  const fields = toResumeData({ ...nothingRead, jobs: [job(period)] }).lowConfidenceFields.map(
    ({ field }) => field,
  );
  expect(fields).toEqual(['employment.0.startDate', 'employment.0.company']);
});
