import { expect, it } from 'vitest';
import { emptyValues } from '../fields.ts';
import { emptyResume } from '../resume/empty.ts';
import { ITEM, JOB, ROLE, STUDY } from '../resume/fields.ts';
import type { ResumeData } from '../resume/schema.ts';
import { skippedYears } from './skipped-years.ts';

type Dates = [start: string, end: string];

const job = ([startDate, endDate]: Dates, more = {}) => ({
  ...emptyValues(JOB),
  startDate,
  endDate,
  current: endDate === '',
  ...more,
});
const resume = (jobs: readonly Dates[], more: Partial<ResumeData> = {}): ResumeData => ({
  ...emptyResume(),
  employment: jobs.map((dates) => job(dates)),
  ...more,
});
const found = (data: ResumeData, thisYear = 2026) => skippedYears(data, thisYear);

it('a year between two jobs of which nothing is told is found, at the date that follows', () => {
  expect(
    found(
      resume([
        ['2019-02', ''],
        ['2015-06', '2017-11'],
      ]),
    ),
  ).toEqual([{ path: 'employment.0.startDate', from: 2018, to: 2018 }]);
  expect(
    found(
      resume([
        ['2021', ''],
        ['2015', '2017'],
      ]),
    ),
  ).toEqual([{ path: 'employment.0.startDate', from: 2018, to: 2020 }]);
});

it('each such time is found', () => {
  const data = resume([
    ['2024-01', ''],
    ['2021-01', '2022-12'],
    ['2017-01', '2019-12'],
  ]);
  expect(found(data)).toEqual([
    { path: 'employment.1.startDate', from: 2020, to: 2020 },
    { path: 'employment.0.startDate', from: 2023, to: 2023 },
  ]);
});

it.each<[string, ResumeData]>([
  [
    'a gap within two years',
    resume([
      ['2019-11', ''],
      ['2015-06', '2018-02'],
    ]),
  ],
  [
    'years that meet',
    resume([
      ['2018', ''],
      ['2015', '2017'],
    ]),
  ],
  [
    'a winter that may reach into the next year',
    resume([
      ['2020-winter', ''],
      ['2015', '2018-winter'],
    ]),
  ],
  ['one job', resume([['2012', '2014']])],
  ['no job', resume([])],
  ['the time since the last job', resume([['2015', '2019']])],
  [
    'years long ago',
    resume([
      ['2012', ''],
      ['2005', '2009'],
    ]),
  ],
  [
    'a job without dates',
    resume([
      ['2019', ''],
      ['', '2010'],
      ['2015', '2017'],
    ]),
  ],
  [
    'a date that cannot be read',
    resume([
      ['2019', ''],
      ['2015', '03/17'],
    ]),
  ],
])('%s is left alone', (_, data) => {
  expect(found(data)).toEqual([]);
});

it('school, other entries, other roles and what is kept without being printed fill the time', () => {
  const jobs: Dates[] = [
    ['2019-02', ''],
    ['2015-06', '2017-11'],
  ];
  const study = (values: object) =>
    resume(jobs, { education: [{ ...emptyValues(STUDY), degree: 'BA', ...values }] });
  expect(found(study({ startDate: '2018', graduationDate: '2018' }))).toEqual([]);
  expect(found(study({ graduationDate: '2020' }))).toEqual([]);
  expect(found(study({ startDate: '2017' }))).toEqual([]);
  expect(found(study({}))).toEqual([]);
  expect(found(study({ graduationDate: '2012' }))).toHaveLength(1);
  const item = { ...emptyValues(ITEM), title: 'Care of a parent', startDate: '2018', endDate: '2018' };
  const sections: ResumeData['sections'] = [
    { id: 's', kind: 'custom', title: '', include: true, items: [item] },
  ];
  expect(found(resume(jobs, { sections }))).toEqual([]);
  const role = { ...emptyValues(ROLE), position: 'Clerk', startDate: '2017', endDate: '2019' };
  const withRole = [job(['2019-02', ''], { roles: [role] }), job(['2015-06', '2017-11'])];
  expect(found(resume([], { employment: withRole }))).toEqual([]);
  const hidden = [...resume(jobs).employment, job(['2018', '2018'], { hidden: true })];
  expect(found(resume([], { employment: hidden }))).toEqual([]);
});
