import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { anInput, doubted, judge } from '../testing/inputs.ts';
import { aDegree, aJob, readPeriod } from '../testing/resumes.ts';
import { mixedFormats, stylesOf, yearOnly } from './formats.ts';
import { impossibleDates } from './order.ts';

/* How dates are written. */

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
    expect(fault?.title).toBe('Dates are written in more than one way: “03/2019” and “January 2017”');
    expect(fault?.severity).toBe('medium');
  });

  it('that differ within one period are both named', () => {
    const mixed = jobs(written('06.2023 – December 2024'), written('05.2021 - 06.2023'));
    const [fault] = judge(mixedFormats, mixed);
    expect(fault?.title).toBe('Dates are written in more than one way: “06.2023” and “December 2024”');
    expect(fault?.places).toHaveLength(1);
  });

  it('are quoted with their day and year', () => {
    const days = jobs(written('November 3, 2023 – May 4, 2024'), written('05.2021 - 06.2023'));
    expect(judge(mixedFormats, days)[0]?.title).toBe(
      'Dates are written in more than one way: “November 3, 2023” and “05.2021”',
    );
  });

  it('of three forms are “at least” three', () => {
    const all = jobs(written('September 2019 – 06/2021'), written('05.2021 - 06.2023'));
    expect(judge(mixedFormats, all)[0]?.title).toMatch(/^Dates are written in at least 3 ways: /);
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
