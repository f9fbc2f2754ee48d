import { describe, expect, it } from 'vitest';
import type { ParsedJob } from '#documents/parser/parsed-resume.ts';
import { bulletCount, noBullets } from '../bullets/bullet-amount.ts';
import { bulletLength, uneven } from '../bullets/bullet-form.ts';
import { figures } from '../bullets/figures.ts';
import { tense } from '../bullets/sentences.ts';
import { yearOnly } from '../dates/formats.ts';
import { newestFirst } from '../dates/order.ts';
import { overlaps } from '../dates/overlaps.ts';
import { aLine, anEditedInput, anInput, doubted, judge } from '../testing/inputs.ts';
import { aJob, aSection, read } from '../testing/resumes.ts';
import { jobDates, jobEmployer, jobTitle } from './complete.ts';

const bare = (job: ParsedJob): ParsedJob => ({ ...job, bullets: [] });
const saying = (job: ParsedJob, ...bullets: string[]): ParsedJob => ({
  ...job,
  bullets: bullets.map((text) => read(text)),
});
const fileOf = (...jobs: ParsedJob[]) => anInput({ resume: { jobs } });

describe('an employer that we missed is nobody accused of', () => {
  const cook = aJob('Line Cook', '', '2019-03', 'present');

  it.each<[string, ParsedJob]>([
    ['on a line of its own that looks like a place', { ...cook, place: read('Harbor Grill, Boston', 9) }],
    [
      'in what was taken for a long place',
      { ...cook, place: read('Harbor Grill Kitchens, Boston', 4), title: read('Line Cook', 4) },
    ],
    ['on a line that looks like a paragraph', { ...cook, paragraphs: [read('Grupo Harbor S.A. de C.V.')] }],
    ['within a title of which nothing else was read', bare(aJob('Line Cook Harbor Grill', '', '', ''))],
  ])('%s', (_, job) => {
    expect(judge(jobEmployer, fileOf(job))).toEqual([]);
  });

  it('but of none at all, with a place beside the title', () => {
    const job = { ...cook, title: read('Line Cook', 4), place: read('Boston, MA', 4) };
    const alone = (...around: string[]) =>
      anInput({
        resume: { jobs: [job] },
        file: { lines: ['a', 'b', 'c', 'Experience', 'Line Cook\tBoston, MA', ...around] },
      });
    expect(judge(jobEmployer, alone())).toHaveLength(1);
    expect(judge(jobEmployer, alone('Harbor Grill'))).toEqual([]);
    expect(doubted(jobEmployer, alone('Harbor Grill'))[0]).toMatchObject({
      title: 'We could not tell the employer of “Line Cook”',
      places: [{ line: 4 }, { line: 5, snippet: 'Harbor Grill' }],
    });
  });
});

describe('an employer above the roles somebody had there', () => {
  const roles = [
    bare(aJob('Harbor Grill', '', '2016-05', 'present')),
    aJob('Chef', '', '2019-03', 'present'),
    aJob('Line Cook', '', '2016-05', '2019-02'),
  ];

  it('is no job without an employer or without bullets, nor are the roles', () => {
    expect(judge(jobEmployer, fileOf(...roles))).toEqual([]);
    expect(judge(bulletCount, fileOf(...roles))).toEqual([]);
  });

  it('is told from a job without bullets before another', () => {
    const before = [
      bare(aJob('Chef', 'Grill', '2019-03', 'present')),
      aJob('Cook', 'Deli', '2016-05', '2019-02'),
    ];
    expect(judge(bulletCount, fileOf(...before)).map(({ title }) => title)).toEqual([
      'Chef at Grill has no bullets',
    ]);
  });
});

describe('where one job has neither title nor employer, the others', () => {
  const lost = [
    bare(aJob('', '', '2016', '2018')),
    saying(aJob('Cook', '', '2022', '2024'), 'Lead a team of four cooks'),
  ];

  it('are not accused of what may stand in the wrong one', () => {
    for (const check of [jobEmployer, jobDates, bulletCount, tense, yearOnly])
      expect(judge(check, fileOf(...lost)), check.id).toEqual([]);
  });

  it('are, in the builder, where nothing is read', () => {
    expect(judge(jobEmployer, anEditedInput({ jobs: lost }))).toHaveLength(1);
    expect(judge(tense, anEditedInput({ jobs: lost }))).toHaveLength(1);
  });
});

describe('a title that we missed is nobody accused of', () => {
  const box = (left: number, top: number) => ({ page: 1, left, top, right: left + 90, bottom: top + 9 });
  const above = (left: number, bullet = '') =>
    anInput({
      file: {
        lines: [
          aLine('Head of Kitchen', 0, { box: box(left, 98), bullet }),
          aLine('Harbor Grill', 1, { box: box(137, 107) }),
        ],
      },
      resume: {
        jobs: [{ ...aJob('', '', '2019-03', 'present'), employer: read('Harbor Grill', 1) }],
        sections: [],
      },
    });

  it('above the employer, wherever on the line', () => {
    expect(judge(jobTitle, above(137))).toEqual([]);
    expect(judge(jobTitle, above(60))).toEqual([]);
    expect(doubted(jobTitle, above(60))[0]?.places[1]?.snippet).toBe('Head of Kitchen');
  });

  it('but of none there', () => {
    expect(judge(jobTitle, above(137, '•'))).toHaveLength(1);
  });

  it('where a degree was taken for the employer', () => {
    expect(judge(jobTitle, fileOf(aJob('', 'National Diploma in Office Management', '', '')))).toEqual([]);
  });
});

it('a title without letters is a piece of a date, and the jobs are not accused', () => {
  const jobs = [saying(aJob('08', 'Grill', '2023-02', 'present'), 'Ran it')];
  for (const check of [bulletCount, figures]) expect(judge(check, fileOf(...jobs)), check.id).toEqual([]);
});

it('bullets that may be none are not counted, measured or compared', () => {
  const plain = ['Ran the grill', 'Trained cooks', 'Planned menus', 'Kept the books'];
  expect(judge(figures, fileOf(saying(aJob('Cook', 'Grill', '2019-03', 'present'), ...plain)))).toHaveLength(
    1,
  );
  const lost = fileOf(saying(aJob('', '', '2019-03', 'present'), ...plain, 'Opened at six.'));
  for (const check of [figures, bulletLength, uneven]) expect(judge(check, lost), check.id).toEqual([]);
});

describe('a degree that we took for a job', () => {
  const degree = saying(
    aJob('Juris Doctor, cum laude', 'Potomac School of Law', '2020', '2025'),
    'Articles Editor',
  );
  const before = aJob('Paralegal', 'Legal Aid', '2018-07', '2020-06');

  it('is judged as no job', () => {
    const later = aJob('Paralegal', 'Legal Aid', '2018-07', '2023-06');
    for (const check of [bulletCount, bulletLength, newestFirst, yearOnly])
      expect(judge(check, fileOf(before, degree)), check.id).toEqual([]);
    expect(judge(overlaps, fileOf(degree, later))).toEqual([]);
  });

  it('is told from a job at a school, and from a title that begins like one', () => {
    const jobs = (title: string, employer: string) =>
      fileOf(before, { ...degree, title: read(title), employer: read(employer) });
    expect(judge(newestFirst, jobs('Teacher', 'Potomac High School'))).toHaveLength(1);
    expect(judge(newestFirst, jobs('Master Electrician', 'Roosevelt College'))).toHaveLength(1);
    expect(judge(newestFirst, jobs('Licence Examiner', 'Harbor Authority'))).toHaveLength(1);
  });
});

describe('bullets that belong to no job', () => {
  const job = bare(aJob('Line Cook', 'Harbor Grill', '2019-03', 'present'));
  const lines = [
    'Ana Silva',
    aLine('Ran the grill', 1, { bullet: '•' }),
    aLine('Trained eight new cooks', 2, { bullet: '•' }),
  ];
  const skills = ['Ana Silva', aLine('Food safety', 1, { bullet: '•' }), aLine('Menus', 2, { bullet: '•' })];
  const within = (kind: 'experience' | 'skills') =>
    anInput({
      file: { lines: kind === 'skills' ? skills : lines },
      resume: { jobs: [job], sections: [aSection(kind, 'Heading', ['a', 'b'], 0)] },
    });

  it('may be of one, so none is called bare', () => {
    expect(judge(noBullets, within('experience'))).toEqual([]);
  });

  it('are none of a job among the skills', () => {
    expect(judge(noBullets, within('skills'))).toHaveLength(1);
  });
});

it('a job is not called short of bullets where some were found that belong to none', () => {
  const job = saying(aJob('Line Cook', 'Harbor Grill', '2019-03', 'present'), 'Ran the grill');
  const lost = (...bullets: string[]) =>
    anInput({
      file: { lines: bullets.map((bullet, index) => aLine('Trained cooks', index, { bullet })) },
      resume: { jobs: [job], sections: [] },
    });
  expect(judge(bulletCount, lost('•', '•'))).toEqual([]);
  expect(judge(bulletCount, lost('•', ''))).toHaveLength(1);
});

it('leave from work may be told in one line', () => {
  const leave = saying(aJob('Elternzeit', 'Familie', '2023-02', '2025-08'), 'Elternvertreterin der Kita');
  expect(judge(bulletCount, fileOf(leave))).toEqual([]);
});

it('dates at the right edge are dates, though they were taken for a column and come later', () => {
  const box = (left: number, top: number) => ({ page: 1, left, top, right: left + 90, bottom: top + 10 });
  const far = Array.from({ length: 14 }, (_, index) =>
    aLine('Did something', 0, { column: 1, box: box(57, 300 + index * 12) }),
  );
  const lines = (top: number) => [
    aLine('Line Cook', 0, { column: 1, box: box(57, 183) }),
    ...far,
    aLine('Boston | AUG 2017 – PRESENT', 0, { column: 2, box: box(412, top) }),
  ];
  const jobs = [{ ...aJob('', 'Harbor Grill', '', ''), title: read('Line Cook', 0) }];
  expect(judge(jobDates, anInput({ file: { lines: lines(184) }, resume: { jobs } }))).toEqual([]);
  expect(judge(jobDates, anInput({ file: { lines: lines(240) }, resume: { jobs } }))).toHaveLength(1);
});

describe('what is no job', () => {
  it.each([
    ['a label with what follows it', aJob('Languages: Java, Python', '', '2019-03', 'present')],
    ['a list of skills', aJob('', 'Java, Python, Go, Rust', '', '')],
    ['a lone line', bare(aJob('Docker', '', '', ''))],
  ])('is not accused like one: %s', (_, job) => {
    const input = fileOf(job, aJob('Cook', 'Grill', '2016-05', '2019-02'));
    for (const check of [jobTitle, jobEmployer, jobDates]) expect(judge(check, input), check.id).toEqual([]);
  });
});

it('several jobs of which we could not tell are one question', () => {
  const input = fileOf(bare(aJob('Cook', '', '', '')), bare(aJob('Waiter', '', '', '')));
  expect(doubted(jobEmployer, input).map(({ title }) => title)).toEqual([
    'We could not tell the employer of 2 entries',
  ]);
});

it.each(['10/20 – heute', 'seit Mai', 'Summer ’19', '12/2023 - Heden'])(
  'dates that we missed are a question: %s',
  (line) => {
    const job = { ...aJob('', 'Grill', '', ''), title: read('Cook', 4) };
    const lines = ['a', 'b', 'c', 'd', 'Cook', line];
    const input = anInput({ resume: { jobs: [job] }, file: { lines } });
    expect(judge(jobDates, input)).toEqual([]);
    expect(doubted(jobDates, input)[0]?.places[1]?.snippet).toBe(line);
  },
);
