import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { aLine, anEditedInput, anInput, judge } from '../testing/inputs.ts';
import { aDegree, aJob, aSection, read, readPeriod } from '../testing/resumes.ts';
import { gaps } from './gaps.ts';
import { newestFirst } from './order.ts';
import { overlaps, severalCurrent } from './overlaps.ts';

/* What the dates of jobs say together. */

const jobs = (...all: ParsedJob[]) => anInput({ resume: { jobs: all, education: [] } });

describe('the order of jobs', () => {
  it('with a newer one below is at fault', () => {
    const [fault] = judge(
      newestFirst,
      jobs(aJob('Cook', 'Deli', '2016-05', '2019-02'), aJob('Chef', 'Grill', '2019-03', 'present')),
    );
    expect(fault?.title).toContain('“Chef” at “Grill”');
  });

  it('from the oldest to the newest is told as such', () => {
    const all = [
      aJob('A', 'A', '2010-01', '2012-01'),
      aJob('B', 'B', '2012-02', '2015-01'),
      aJob('C', 'C', '2015-02', 'present'),
    ];
    expect(judge(newestFirst, jobs(...all))).toEqual([
      expect.objectContaining({ title: 'Your jobs go from the oldest to the newest' }),
    ]);
  });

  it('is in order within each section, within a year, and beside a current job', () => {
    expect(judge(newestFirst, anInput())).toEqual([]);
    const sections = [
      aSection('experience', 'Relevant', ['a'], 3),
      aSection('experience', 'Other', ['b'], 6),
    ];
    const apart = [
      { ...aJob('', 'Deli', '2016-05', '2019-02'), title: read('Cook', 4) },
      { ...aJob('', 'Grill', '2019-03', 'present'), title: read('Chef', 7) },
    ];
    expect(judge(newestFirst, anInput({ resume: { jobs: apart, sections } }))).toEqual([]);
    expect(
      judge(newestFirst, jobs(aJob('A', 'A', '2019', '2020'), aJob('B', 'B', '2019-05', '2020'))),
    ).toEqual([]);
    expect(
      judge(newestFirst, jobs(aJob('A', 'A', '2015-01', 'present'), aJob('B', 'B', '2019-05', '2020-01'))),
    ).toEqual([]);
  });
});

describe('a gap', () => {
  const around = (end: string, start: string) => [
    aJob('B', 'B', start, 'present'),
    aJob('A', 'A', '2018-01', end),
  ];

  it('of seven months is told with its months', () => {
    expect(judge(gaps, jobs(...around('2022-03', '2022-11')))[0]?.title).toBe(
      '7 months are not accounted for: Apr 2022 to Oct 2022',
    );
  });

  it('of six months is none', () => {
    expect(judge(gaps, jobs(...around('2022-03', '2022-10')))).toEqual([]);
  });

  it.each([
    ['years alone leave it open', around('2021', '2022-06')],
    ['years alone leave it open on both sides', around('2021', '2022')],
    ['it was long ago', [aJob('B', 'B', '2012-01', 'present'), aJob('A', 'A', '2005-01', '2008-01')]],
    ['a job has no dates', [...around('2020-03', '2022-11'), aJob('C', 'C', '', '')]],
    ['another job runs through it', [...around('2020-03', '2022-11'), aJob('C', 'C', '2019-01', '2023-01')]],
  ])('is nobody accused of where %s', (_, all) => {
    expect(judge(gaps, jobs(...all))).toEqual([]);
  });

  it('is covered by studies, of which one date is enough, and by work without pay', () => {
    const all = around('2020-03', '2022-11');
    const finished = [aDegree('MSc', 'College', '', '2022-09')];
    expect(judge(gaps, anInput({ resume: { jobs: all, education: finished } }))).toEqual([]);
    const kept = { title: read('Care of a parent'), period: readPeriod('2020-04', '2022-10'), details: [] };
    const others = [{ kind: 'volunteering' as const, heading: 'Volunteering', items: [kept] }];
    expect(judge(gaps, anInput({ resume: { jobs: all, education: [], others } }))).toEqual([]);
  });

  it('is not covered by the day that stands below the referees', () => {
    const items = [{ title: read('October 1, 2021'), period: readPeriod('', '2021-10'), details: [] }];
    const others = [{ kind: 'references' as const, heading: 'References', items }];
    const input = anInput({ resume: { jobs: around('2020-03', '2022-11'), education: [], others } });
    expect(judge(gaps, input)[0]?.title).toBe('31 months are not accounted for: Apr 2020 to Oct 2022');
  });

  it('is covered by studies that have only begun, as their date soon after another school says', () => {
    const all = around('2022-09', '2024-02');
    const school = aDegree('Abitur', 'Gymnasium', '2013-08', '2022-06');
    const begun = (date: string) => [aDegree('B. A.', 'Hochschule', '', date), school];
    expect(judge(gaps, anInput({ resume: { jobs: all, education: begun('2022-10') } }))).toEqual([]);
    const finished = [
      aDegree('B. A.', 'Hochschule', '', '2022-10'),
      { ...school, ...{ period: readPeriod('2010-08', '2018-06') } },
    ];
    expect(judge(gaps, anInput({ resume: { jobs: all, education: finished } }))).toHaveLength(1);
  });

  it('is in doubt where a year under education was given to no study', () => {
    const told = (line: string) => {
      const sections = [aSection('education', 'Education', [line])];
      return judge(
        gaps,
        anInput({ resume: { jobs: around('2022-09', '2024-02'), education: [], sections } }),
      );
    };
    expect(told('10/2022 B. A. Medien, Hochschule')).toEqual([]);
    expect(told('06/2013 Abitur, Gymnasium')).toHaveLength(1);
  });

  it.each(['awards', 'publications'] as const)('is not covered by a lone year among the %s', (kind) => {
    const items = [{ title: read('Cook of the Year'), period: readPeriod('', '2021'), details: [] }];
    const input = (others: typeof items) =>
      anInput({
        resume: {
          jobs: around('2020-03', '2022-11'),
          education: [],
          others: [{ kind, heading: 'Awards', items: others }],
        },
      });
    expect(judge(gaps, input(items))[0]?.title).toBe('31 months are not accounted for: Apr 2020 to Oct 2022');
    // A scholarship of two years is something done.
    const lasting = items.map((item) => ({ ...item, period: readPeriod('2020-04', '2022-10') }));
    expect(judge(gaps, input(lasting))).toEqual([]);
  });

  it('is “at least” so long where a year without a month stands before or after it', () => {
    expect(judge(gaps, jobs(...around('2021', '2022-11')))[0]?.title).toBe(
      'At least 10 months are not accounted for: Jan 2022 to Oct 2022',
    );
    expect(judge(gaps, jobs(...around('2022-03', '2023')))[0]?.title).toBe(
      'At least 9 months are not accounted for: Apr 2022 to Dec 2022',
    );
    expect(judge(gaps, jobs(aJob('A', 'A', '2018-01', '2024')))[0]?.title).toBe(
      'Since Jan 2025 nothing is told: at least 22 months',
    );
    const beside = aJob('C', 'C', '2021-02', '2021-12');
    expect(judge(gaps, jobs(...around('2021', '2022-11'), beside))[0]?.title).toMatch(/^10 months/);
  });

  it('may have been filled by a job without dates that has the sign of a bullet', () => {
    const told = (text: string) => {
      const [last, first] = around('2020-03', '2022-11');
      if (last === undefined || first === undefined) throw new Error('There are two jobs.');
      const listed = { ...first, bullets: [read(text, 0)] };
      const lines = [aLine(text, 0, { bullet: '•' })];
      return judge(gaps, anInput({ resume: { jobs: [last, listed], education: [] }, file: { lines } }));
    };
    expect(told('Ran the till')).toHaveLength(1);
    expect(told('Shift Leader, Corner Deli Inc.')).toEqual([]);
  });

  it('until today is put mildly', () => {
    const [fault] = judge(gaps, jobs(aJob('A', 'A', '2018-01', '2026-01')));
    expect(fault).toMatchObject({ severity: 'low', title: 'Since Feb 2026 nothing is told: 9 months' });
  });

  it('is none in a selection of jobs', () => {
    const sections = [aSection('experience', 'Selected Experience', ['a'])];
    expect(
      judge(gaps, anInput({ resume: { jobs: around('2020-03', '2022-11'), education: [], sections } })),
    ).toEqual([]);
  });
});

describe('jobs at the same time', () => {
  it('are told with the months they share', () => {
    const [fault] = judge(
      overlaps,
      jobs(aJob('A', 'Grill', '2020-01', 'present'), aJob('B', 'Deli', '2018-01', '2020-06')),
    );
    expect(fault?.title).toBe('“A” at “Grill” and “B” at “Deli” overlap from Jan 2020 to Jun 2020');
  });

  it.each([
    ['a handover', [aJob('A', 'Grill', '2020-01', 'present'), aJob('B', 'Deli', '2018-01', '2020-02')]],
    ['years alone', [aJob('A', 'Grill', '2020', 'present'), aJob('B', 'Deli', '2018', '2020')]],
    [
      'part-time work',
      [aJob('A', 'Grill', '2020-01', 'present'), aJob('B (part-time)', 'Deli', '2018-01', '2021-06')],
    ],
    [
      'roles of one employer',
      [aJob('A', 'Grill', '2020-01', 'present'), aJob('B', 'Grill, Inc.', '2018-01', '2021-06')],
    ],
  ])('are none for %s', (_, all) => {
    expect(judge(overlaps, jobs(...all))).toEqual([]);
  });

  it('that are all current are at fault, the more the worse', () => {
    const current = ['Grill', 'Deli', 'Bar'].map((name) => aJob('Cook', name, '2020-01', 'present'));
    expect(judge(severalCurrent, jobs(...current.slice(0, 2)))[0]?.severity).toBe('low');
    const [fault] = judge(severalCurrent, jobs(...current));
    expect(fault).toMatchObject({ severity: 'medium' });
    expect(fault?.title).toContain('At least 3 jobs are marked as current');
  });

  it('are in order where one is the main one', () => {
    const beside = [
      aJob('Cook', 'Grill', '2020-01', 'present'),
      aJob('Volunteer', 'Shelter', '2021-01', 'present'),
    ];
    expect(judge(severalCurrent, jobs(...beside))).toEqual([]);
    const roles = [aJob('Chef', 'Grill', '2020-01', 'present'), aJob('Buyer', 'Grill', '2022-01', 'present')];
    expect(judge(severalCurrent, anEditedInput({ jobs: roles }))).toEqual([]);
  });
});
