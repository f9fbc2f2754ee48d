import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { noBullets } from '../bullets/bullet-amount.ts';
import { runChecks } from '../report.ts';
import { anEditedInput, anInput, doubted, judge } from '../testing/inputs.ts';
import { aJob, aSection, read, readPeriod } from '../testing/resumes.ts';
import { jobsInDoubt } from './jobs-read.ts';

const period = readPeriod('2019-03', 'present');
const cook: ParsedJob = {
  ...aJob('Line Cook', 'Harbor Grill', '', ''),
  period: { ...period, source: { ...period.source, line: 0 } },
};
const told = (lines: string[], jobs: ParsedJob[] = [cook]) => anInput({ resume: { jobs }, file: { lines } });

describe('jobs that were missed', () => {
  it.each([
    ['a period of no entry', ['', 'Prep Cook, Corner Deli 2014 - 2018']],
    ['since when', ['Prep Cook, Corner Deli', 'since October 2014']],
    ['in Polish', ['', 'Kelner, Bar Mleczny 2014 do 2018']],
  ])('are told by %s', (_, lines) => {
    expect(jobsInDoubt(told(lines))).toHaveLength(1);
  });

  it.each([
    ['the dates of an employer above its roles', ['', 'Harbor Grill, Boston 2012 - present']],
    ['those of a school', ['', 'Bunker Hill College 2014 - 2016']],
    ['a sentence', ['', `${'Cooked for guests of the house, '.repeat(4)}in 2014 - 2016`]],
    ['the year of a template', ['', '© European Union, 2002 - 2024']],
  ])('are not told by %s', (_, lines) => {
    expect(jobsInDoubt(told(lines))).toEqual([]);
  });

  it('nor by dates on the second line of a head that was read as one', () => {
    const dated = { ...cook, period: { ...period, source: { snippet: '2014 - 2018', line: 0 } } };
    expect(jobsInDoubt(told(['Harbor Grill\tBoston', 'Line Cook\t2014 - 2018'], [dated]))).toEqual([]);
    expect(jobsInDoubt(told(['Harbor Grill', 'Boston', 'Line Cook 2014 - 2018'], [dated]))).toHaveLength(1);
  });

  it('nor by periods of other parts, or of what is being written', () => {
    const lines = ['Projects', 'Community garden 2014 - 2016'];
    const sections = [aSection('projects', 'Projects', ['Community garden 2014 - 2016'])];
    expect(jobsInDoubt(anInput({ resume: { jobs: [cook], sections }, file: { lines } }))).toEqual([]);
    expect(jobsInDoubt(anEditedInput({ jobs: [aJob('', '', '2019', '2020')] }))).toEqual([]);
  });

  it('are told by a period over two lines that became two jobs', () => {
    const halves = [
      { ...cook, period: readPeriod('2019-03', '', 'MARCH 2019 –') },
      { ...cook, period: readPeriod('', '2021-08', 'AUGUST 2021') },
    ];
    expect(jobsInDoubt(told(['MARCH 2019 –', 'AUGUST 2021'], halves))).toHaveLength(2);
  });

  it('are told by what was done there, taken for a title since it names a year', () => {
    const torn = { ...aJob('Took the home to Good (CQC', '', '', '2021'), period: readPeriod('', '2021') };
    expect(jobsInDoubt(told(['Line Cook, Harbor Grill'], [cook, torn]))).toHaveLength(1);
    const titled = { ...cook, title: read('Line Cook (nights)') };
    expect(jobsInDoubt(told(['Line Cook (nights), Harbor Grill'], [titled]))).toEqual([]);
  });

  it('make what counts jobs one question, and neither told nor passed', () => {
    const bare = { ...cook, bullets: cook.bullets.slice(0, 1) };
    const ids = ({ findings, passed }: ReturnType<typeof runChecks>) =>
      [...findings, ...passed].map(({ check }) => check);
    const whole = runChecks(told(['Line Cook, Harbor Grill'], [bare]));
    expect(ids(whole)).toEqual(expect.arrayContaining(['bullets/count', 'dates/gap', 'dates/year-only']));
    const missed = runChecks(told(['Line Cook, Harbor Grill', 'Prep Cook 2014 - 2018'], [bare]));
    for (const id of ['bullets/count', 'dates/gap', 'dates/year-only']) expect(ids(missed)).not.toContain(id);
    expect(missed.doubts.map(({ check }) => check)).toContain('entries/jobs-read');
  });

  it('make a share of bullets a question, and a number of short ones “at least”', () => {
    const short = {
      ...cook,
      bullets: ['Ran the till', 'Swept', 'Kept books', 'Made tea'].map((text) => read(text)),
    };
    const titles = (...more: string[]) =>
      runChecks(told(['Line Cook, Harbor Grill', ...more], [short])).findings.map(
        ({ check, title }) => `${check}: ${title}`,
      );
    expect(titles()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^bullets\/figures: None of 4/),
        expect.stringMatching(/^bullets\/length: 4 bullets have/),
      ]),
    );
    const missed = titles('Prep Cook 2014 - 2018');
    expect(missed.filter((title) => title.startsWith('bullets/figures'))).toEqual([]);
    expect(missed).toContainEqual(expect.stringMatching(/^bullets\/length: At least 4 bullets have/));
  });

  it('may hold what jobs do not say, so that none is called bare', () => {
    const silent = { ...cook, bullets: [] };
    expect(judge(noBullets, told(['Line Cook, Harbor Grill'], [silent]))).toHaveLength(1);
    const missed = told(['Line Cook, Harbor Grill', 'Prep Cook 2014 - 2018'], [silent]);
    expect(judge(noBullets, missed)).toEqual([]);
    expect(doubted(noBullets, missed)).toHaveLength(1);
  });
});
