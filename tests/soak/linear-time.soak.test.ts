import { emptyValues } from '#documents/fields.ts';
import { JOB } from '#documents/resume/fields.ts';
import { PERSON } from '#documents/resume/person-fields.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { matchJobAd } from '#documents/checks/keywords/match.ts';
import type { Speller } from '#documents/checks/check-input.ts';
import { runChecks } from '#documents/checks/report.ts';
import { loadSpeller } from '#documents/checks/words/load-speller.ts';
import { fromResumeData } from '#documents/parser/from-data/from-resume-data.ts';
import { fileOfLines } from '#documents/parser/resume/testing/lines-file.ts';
import { toResumeData } from '#documents/parser/to-data/to-resume-data.ts';
import { parseResume } from '#documents/parser/resume/parse-resume.ts';
import { jobData } from '#documents/render/job-data.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { resumeWarnings } from '#features/resumes/editing/download-warnings.ts';
import { FULL } from '#tests/support/soak-counts.ts';

/*
 * A text that is four times as long takes about four times as long to work on, whatever it is made of. Lint keeps
 * every expression linear; this finds what lint cannot see, such as a loop within a loop.
 */

const SHORT = 5_000;
const TIMES = 4;
const DIFFERING_LINES = 3_000;
const BULLETS_BESIDE_AD = 200;
/** Sixteen would be a square; four is linear. */
const MOST_GROWTH = 9;
/** Below it a measurement says more of the machine than of the code, in ms. */
const NOTICEABLE_MS = 60;
const TODAY = { year: 2026, month: 11 };

/** What texts are made of, again and again: one sign, a sign and a blank, and the beginnings of what is looked for. */
const UNITS = [
  ...[
    'a',
    'A',
    '1',
    '0',
    '\n',
    ' ',
    '\t',
    '.',
    '-',
    '(',
    '[',
    '"',
    '“',
    '«',
    '@',
    '/',
    '%',
    '#',
    '*',
    '&',
    '<',
  ],
  ...[
    '•',
    '|',
    ',',
    "'",
    '’',
    'é',
    '\u0301',
    '\u0301\u0323',
    '\u0323\u0301\u05b0\u093c',
    '\u200d',
    '\ud83d',
    '👩',
    '中',
    'ع',
    '\u00a0',
    '\r',
    '\u2028',
  ],
  ...[
    'a ',
    'Ab ',
    '1 ',
    '. ',
    '\n- ',
    '(a',
    '[a]',
    '“a',
    'a@',
    'a.',
    'a@b.',
    'a/',
    'a-',
    'a-b-',
    'a’',
    ', ',
    '| ',
  ],
  ...[
    'http://',
    'https://a.b/',
    'www.',
    '12 ',
    '2019 ',
    '2019-',
    'jan ',
    'January 2019 - ',
    'Present ',
    '+1 ',
  ],
  ...[
    '$5 ',
    '5% ',
    'and ',
    'at ',
    'years ',
    '5 years ',
    'I ',
    'was ',
    'MD ',
    'né(e) le ',
    'salary ',
    'phone:',
  ],
  ...['Main St ', 'rue a', 'New York, NY ', 'responsible for ', 'JavaScript ', 'SQL, ', 'Aa1!', '12345 '],
];

let speller: Speller;
beforeAll(async () => {
  speller = await loadSpeller();
});

const works: readonly [string, (text: string) => unknown][] = [
  [
    'a print job',
    (text) =>
      jobData(resumePrintJob({ templateId: 'modern-1', data: resumeOf(text), updatedAt: new Date(0) })),
  ],
  [
    'the checks of an open resume',
    (text) => runChecks({ resume: fromResumeData(resumeOf(text)), today: TODAY, speller }),
  ],
  ['what is said before a download', (text) => resumeWarnings(resumeOf(text), new Date(0))],
  ['a file of one long line', (text) => checked([text.replace(/\s/gu, ' ')])],
  [
    'a file of many lines',
    (text) => checked(text.split('\n').flatMap((line) => line.match(/.{1,90}/gsu) ?? [])),
  ],
];

describe.runIf(FULL).each(works)('%s takes time in proportion to its text', (_, work) => {
  test.each(UNITS)('%j', (unit) => {
    const text = (length: number) => `${unit.repeat(Math.ceil(length / unit.length)).slice(0, length)}!b`;
    expectProportion(work, text(SHORT), text(SHORT * TIMES));
  });
});

/** Nothing in them comes twice, so that whatever is compared with all before it shows. */
const differing = (lines: number) =>
  Array.from({ length: lines }, (_, at) => `- Led ${at} teams${at} of ${at} people`).join('\n');

test
  .runIf(FULL)
  .each([
    ...works,
    [
      'a resume to go on with, made of what was read',
      (text: string) => toResumeData(fromResumeData(resumeOf(text))),
    ],
  ] as typeof works)('%s takes time in proportion to lines that all differ', (_, work) => {
  expectProportion(work, differing(DIFFERING_LINES), differing(DIFFERING_LINES * TIMES));
});

test.runIf(FULL)('the checks of many bullets beside a long job ad take time in proportion to both', () => {
  const work = (text: string) => {
    const resume = fromResumeData(resumeOf(text));
    const jobMatch = matchJobAd(text, resume, TODAY);
    return runChecks({ resume, today: TODAY, speller, jobAd: text, jobMatch });
  };
  expectProportion(work, differing(BULLETS_BESIDE_AD), differing(BULLETS_BESIDE_AD * TIMES));
});

function expectProportion(work: (text: string) => unknown, short: string, long: string): void {
  work(short);
  const before = best(() => work(short));
  const after = best(() => work(long));
  expect(after < NOTICEABLE_MS || after < before * MOST_GROWTH, `${before} ms, then ${after} ms`).toBe(true);
}

/** The best of seven, in ms: what else the machine did is no matter of ours. */
function best(work: () => unknown): number {
  let least = Infinity;
  for (let round = 0; round < 7; round += 1) {
    const startedAt = performance.now();
    work();
    least = Math.min(least, performance.now() - startedAt);
  }
  return least;
}

function resumeOf(text: string): ResumeData {
  const short = text.slice(0, 300);
  const empty = emptyResume();
  return {
    ...empty,
    personalInfo: {
      ...emptyValues(PERSON),
      firstName: 'Ana',
      lastName: short,
      title: short,
      email: short,
      phone: short,
      location: short,
      links: [{ label: short, url: text.slice(0, 2_000) }],
    },
    summary: text,
    employment: [
      {
        ...emptyValues(JOB),
        id: '1',
        position: short,
        company: short,
        location: short,
        startDate: '2020-01',
        endDate: '2021-01',
        current: false,
        description: text,
      },
    ],
    skills: [short, 'x'],
  };
}

function checked(lines: readonly string[]) {
  const file = fileOfLines([
    'Ana Silva',
    'ana@example.com',
    '# Experience',
    'Engineer',
    'Acme\t2019 - 2020',
    ...lines,
  ]);
  return runChecks({ file, resume: parseResume(file), today: TODAY, speller });
}
