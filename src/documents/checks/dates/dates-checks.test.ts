import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { anEditedInput, anInput, doubted, judge } from '../testing/inputs.ts';
import { aDegree, aJob, aSection, read, readPeriod } from '../testing/resumes.ts';
import { mixedFormats, stylesOf, yearOnly } from './formats.ts';
import { gaps } from './gaps.ts';
import { impossibleDates, newestFirst } from './order.ts';
import { overlaps, severalCurrent } from './overlaps.ts';

const written = (snippet: string): ParsedJob => ({
  ...aJob('Cook', 'Grill', '', ''),
  period: readPeriod('2019-03', '2021-06', snippet),
});
const jobs = (...all: ParsedJob[]) => anInput({ resume: { jobs: all, education: [] } });

describe('ways of writing dates', () => {
  it.each([
    ['03/2019 - 06/2021', ['03/2019']],
    ['03.2019 – heute', ['03.2019']],
    ['2019-03', ['2019-03']],
    ['Sept 2019', ['Mar 2019']],
    ['September 2019 to May 2020', ['March 2019']],
    ['May 2019', []],
    ['2019 – 2020', []],
    ['Juni 2019', []],
  ])('%s is %j', (text, styles) => {
    expect(stylesOf(text)).toEqual(styles);
  });

  it('that differ are told by example', () => {
    const [fault] = judge(
      mixedFormats,
      jobs(written('03/2019 - 06/2021'), written('January 2017 - May 2018')),
    );
    expect(fault?.title).toBe('Dates are written in 2 ways: “03/2019” and “January 2017”');
    expect(fault?.severity).toBe('medium');
  });

  it('that differ within one period are both named', () => {
    const mixed = jobs(written('06.2023 – December 2024'), written('05.2021 - 06.2023'));
    const [fault] = judge(mixedFormats, mixed);
    expect(fault?.title).toBe('Dates are written in 2 ways: “06.2023” and “December 2024”');
    expect(fault?.places).toHaveLength(1);
  });

  it('of school years are no months', () => {
    expect(judge(mixedFormats, jobs(written('2010-11'), written('March 2012 - May 2013')))).toEqual([]);
  });

  it('of several years are none where they were read so', () => {
    const years = (from: string, to: string) => ({
      ...aJob('Cook', 'Grill', '', ''),
      period: readPeriod(from, to, '2008-12'),
    });
    const month = written('12/18–10/20');
    expect(judge(mixedFormats, jobs(month, years('2008', '2012')))).toEqual([]);
    expect(judge(mixedFormats, jobs(month, years('2008-12', '')))).toHaveLength(1);
  });

  it('that differ only in the length of a name are a small thing', () => {
    expect(judge(mixedFormats, jobs(written('Jan 2019'), written('January 2017')))[0]?.severity).toBe('low');
  });

  it('that agree are in order, months without a short form and years among them', () => {
    expect(
      judge(mixedFormats, jobs(written('Jan 2019 – May 2020'), written('2017'), written('Dec 2012'))),
    ).toEqual([]);
    expect(judge(mixedFormats, jobs(written('März 2019'), written('Juni 2017 – August 2018')))).toEqual([]);
  });
});

describe('years without months', () => {
  it('are at fault in recent short jobs', () => {
    const [fault] = judge(
      yearOnly,
      jobs(aJob('Cook', 'Grill', '2023', '2024'), aJob('Cook', 'Deli', '2020-01', '2022-12')),
    );
    expect(fault?.title).toBe('1 job without months: “2023 - 2024” (Cook at Grill)');
    expect(fault?.severity).toBe('medium');
  });

  it('are quoted without the bracket that closes what we have not quoted', () => {
    const [title] = judge(
      yearOnly,
      jobs({ ...aJob('Cook', 'Grill', '', ''), period: readPeriod('2024', 'present', '2024-)') }),
    ).map((fault) => fault.title);
    expect(title).toBe('1 job without months: “2024-” (Cook at Grill)');
  });

  it('are “at least” so many where dates of a job were missed', () => {
    const missed = jobs(aJob('Cook', 'Grill', '2023', '2024'), aJob('Cook', 'Deli', '', ''));
    expect(judge(yearOnly, missed)[0]?.title).toMatch(/^At least 1 job without months/);
  });

  it('are a small thing in a long job, and none in an old one', () => {
    expect(judge(yearOnly, jobs(aJob('Cook', 'Grill', '2016', '2024')))[0]?.severity).toBe('low');
    expect(judge(yearOnly, jobs(aJob('Cook', 'Grill', '2004', '2008')))).toEqual([]);
    expect(judge(yearOnly, anInput())).toEqual([]);
  });

  it('are ours to blame where the month stood before them and was not read', () => {
    const cut = { ...aJob('Enfermera', 'Residencia', '2021', '2023-02') };
    const period = readPeriod('2021', '2023-02', 'de 2021 – febrero de 2023');
    expect(judge(yearOnly, jobs(cut))).toHaveLength(1);
    expect(judge(yearOnly, jobs({ ...cut, period }))).toEqual([]);
  });

  it('are no fault where a lone year may be that of an article', () => {
    const alone = aJob('Spoliation After the Cloud', 'Law Review', '', '2024');
    expect(judge(yearOnly, jobs(alone))).toHaveLength(1);
    expect(judge(yearOnly, jobs({ ...alone, bullets: [] }))).toEqual([]);
    const period = readPeriod('', '2024');
    const at = { ...alone, period: { ...period, source: { ...period.source, line: 1 } } };
    const file = (above: string) =>
      anInput({ file: { lines: [above, '2024'] }, resume: { jobs: [at], education: [] } });
    expect(judge(yearOnly, file('Centro de Salud mar. 2021 – may.'))).toEqual([]);
    expect(judge(yearOnly, file('Centro de Salud'))).toHaveLength(1);
  });
});

describe('impossible dates', () => {
  it.each([
    ['2021-06', '2019-03', 'ends before it begins'],
    ['2028-01', 'present', 'begins in the future'],
    ['2019-03', '2202-01', 'far future'],
  ])('%s to %s are named', (start, end, words) => {
    const input = anInput({
      resume: { jobs: [aJob('Cook', 'Grill', start, end)], education: [] },
      file: { lines: ['Cook', `Grill, ${start} - ${end}`] },
    });
    expect(judge(impossibleDates, input)[0]?.title).toContain(words);
  });

  it('are a question where they do not stand in the file as we read them', () => {
    const read = jobs(aJob('Cook', 'Grill', '2021-06', '2019-03'));
    expect(judge(impossibleDates, read)).toEqual([]);
    expect(doubted(impossibleDates, read)[0]?.title).toContain('which dates are meant');
    const turned = aJob('Cook', 'Grill', '', '');
    const period = readPeriod('2021-06', '2019-03', '03/2019 - 06/2021');
    const input = anInput({
      resume: { jobs: [{ ...turned, period }], education: [] },
      file: { lines: ['Grill, 03/2019 - 06/2021'] },
    });
    expect(judge(impossibleDates, input)).toEqual([]);
  });

  it('are not the end of a contract, one year, a degree to come, or what we are unsure of', () => {
    expect(judge(impossibleDates, jobs(aJob('Cook', 'Grill', '2025-03', '2027-06')))[0]?.severity).toBe(
      'low',
    );
    expect(judge(impossibleDates, jobs(aJob('Cook', 'Grill', '2019-06', '2019')))).toEqual([]);
    const studies = { jobs: [], education: [aDegree('BSc', 'College', '2025-09', '2029-05')] };
    expect(judge(impossibleDates, anInput({ resume: studies }))).toEqual([]);
    const unsure = aJob('Cook', 'Grill', '', '');
    const period = { ...readPeriod('2021-06', '2019-03'), confidence: 0.4 };
    expect(judge(impossibleDates, jobs({ ...unsure, period }))).toEqual([]);
  });
});

describe('the order of jobs', () => {
  it('with a newer one below is at fault', () => {
    const [fault] = judge(
      newestFirst,
      jobs(aJob('Cook', 'Deli', '2016-05', '2019-02'), aJob('Chef', 'Grill', '2019-03', 'present')),
    );
    expect(fault?.title).toContain('“Chef at Grill”');
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
    expect(fault?.title).toBe('“A at Grill” and “B at Deli” overlap from Jan 2020 to Jun 2020');
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
    expect(fault?.title).toContain('3 jobs are marked as current');
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
