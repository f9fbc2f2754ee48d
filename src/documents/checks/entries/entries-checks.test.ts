import { describe, expect, it } from 'vitest';
import { anEditedInput, anInput, judge, aLine } from '../testing/inputs.ts';
import { aDegree, aJob, read } from '../testing/resumes.ts';
import { jobDates, jobEmployer, jobTitle } from './complete.ts';
import { degreeSchool } from './school.ts';

describe('a job', () => {
  it('without a title is at fault', () => {
    const jobs = [aJob('', 'Harbor Grill', '2019-03', 'present')];
    expect(judge(jobTitle, anInput({ resume: { jobs } }))[0]?.title).toBe(
      '“Harbor Grill”: no job title was found',
    );
  });

  it('whose title and employer we took for one is in order', () => {
    const jobs = [
      aJob('', 'Harbor Grill | Line Cook', '2019-03', 'present'),
      aJob('Line Cook at Harbor Grill', '', '', ''),
    ];
    expect(judge(jobTitle, anInput({ resume: { jobs } }))).toEqual([]);
    expect(judge(jobEmployer, anInput({ resume: { jobs } }))).toEqual([]);
  });

  it('without anything that names it is our trouble in a file, and a gap in the builder', () => {
    const jobs = [aJob('', '', '2019-03', 'present')];
    expect(judge(jobTitle, anInput({ resume: { jobs } }))).toEqual([]);
    expect(judge(jobTitle, anEditedInput({ jobs }))[0]?.title).toContain(
      'The job that begins “Cut the waiting',
    );
  });

  it('without an employer is at fault, unless somebody worked for themselves', () => {
    const jobs = [
      aJob('Line Cook', '', '2019-03', 'present'),
      aJob('Freelance Designer', '', '2017-01', '2019-02'),
    ];
    expect(judge(jobEmployer, anInput({ resume: { jobs } })).map(({ title }) => title)).toEqual([
      '“Line Cook”: no employer was found',
    ]);
  });

  it('that is one more role under an employer named above needs none of its own', () => {
    const first = {
      ...aJob('Chef', '', '2021-01', 'present'),
      employer: read('Harbor Grill', 4),
      title: read('Chef', 5),
    };
    const jobs = [first, aJob('Cook', '', '2019-03', '2020-12')];
    expect(judge(jobEmployer, anInput({ resume: { jobs } }))).toEqual([]);
  });

  it('without dates is at fault', () => {
    const jobs = [aJob('Line Cook', 'Harbor Grill', '', '')];
    expect(judge(jobDates, anInput({ resume: { jobs } }))[0]?.title).toBe(
      '“Line Cook” at “Harbor Grill”: no dates were found',
    );
  });

  it('with a year beside it has dates that we did not understand', () => {
    const job = { ...aJob('', 'Harbor Grill', '', ''), title: read('Line Cook', 4) };
    expect(judge(jobDates, anInput({ resume: { jobs: [job] } }))).toEqual([]);
  });

  it('with title, employer and dates is in order', () => {
    for (const check of [jobTitle, jobEmployer, jobDates]) expect(judge(check, anInput())).toEqual([]);
  });
});

describe('a degree', () => {
  const lines = ['Ana Silva', 'Education', 'Associate of Culinary Arts'];

  it('without a school is at fault', () => {
    const education = [{ degree: read('Associate of Culinary Arts', 2), details: [] }];
    expect(judge(degreeSchool, anInput({ file: { lines }, resume: { education } }))).toHaveLength(1);
    expect(judge(degreeSchool, anEditedInput({ education: [aDegree('BSc', '', '', '2016')] }))).toHaveLength(
      1,
    );
  });

  it('whose school stands nearby is in order', () => {
    const education = [{ degree: read('Associate of Culinary Arts', 2), details: [] }];
    const nearby = [...lines, 'Bunker Hill College'];
    expect(judge(degreeSchool, anInput({ file: { lines: nearby }, resume: { education } }))).toEqual([]);
    const leaving = [{ degree: read('Abitur', 2), details: [] }];
    expect(judge(degreeSchool, anInput({ file: { lines }, resume: { education: leaving } }))).toEqual([]);
    const polish = [{ degree: read('Technik logistyk', 2), details: [] }];
    const school = [...lines, 'Zespół Szkół nr 4, Wrocław'];
    expect(judge(degreeSchool, anInput({ file: { lines: school }, resume: { education: polish } }))).toEqual(
      [],
    );
  });

  it('whose school stands under it on the page, and was taken for a column, is in order', () => {
    const at = (top: number) => ({ page: 1, left: 137, top, right: 220, bottom: top + 9 });
    const told = (top: number) => {
      const placed = [
        aLine('Civil Engineering', 0, { box: at(245) }),
        ...lines,
        ...lines,
        aLine('Desert University', 0, { box: at(top) }),
      ];
      const education = [{ degree: read('Civil Engineering', 0), details: [] }];
      return judge(degreeSchool, anInput({ file: { lines: placed }, resume: { education } }));
    };
    expect(told(253)).toEqual([]);
    expect(told(400)).toHaveLength(1);
  });

  it('whose school we did not make out is a question, and not in order', () => {
    const education = [{ details: [read('Харківський національний університет', 2)] }];
    const input = anInput({ file: { lines }, resume: { education } });
    expect(degreeSchool.find(input)).toMatchObject([{ unsure: true, places: [{ line: 2 }] }]);
    const degree = [{ degree: read('Магістр', 2), details: [] }];
    const nearby = [...lines, 'Київський політехнічний інститут'];
    expect(
      degreeSchool.find(anInput({ file: { lines: nearby }, resume: { education: degree } })),
    ).toMatchObject([{ unsure: true }]);
  });

  it('that is but the piece of a date is none', () => {
    const education = [{ degree: read('sept.', 2), details: [] }];
    expect(judge(degreeSchool, anInput({ file: { lines }, resume: { education } }))).toEqual([]);
  });
});
