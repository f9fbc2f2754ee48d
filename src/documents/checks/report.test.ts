import { describe, expect, it } from 'vitest';
import { nothingRead } from '../parser/testing/nothing-found.ts';
import type { Check, MildCheck } from './check.ts';
import { ifNowhere, measured, unsure } from './second-look/proof.ts';
import type { CheckReport } from './report.ts';
import { matchJobAd } from './keywords/match.ts';
import { makeReport, runChecks } from './report.ts';
import { aLine, aPage, anEditedInput, anInput, TODAY } from './testing/inputs.ts';
import { aJob, read } from './testing/resumes.ts';

const check = (different: Partial<MildCheck>): Check => ({
  id: 'file/some',
  group: 'file',
  area: 'document',
  severity: 'medium',
  why: 'Because.',
  passed: 'In order',
  applies: () => true,
  find: () => [],
  ...different,
});

const fault = (title: string, line?: number) => ({
  title,
  suggestion: 'Do it',
  places: line === undefined ? [] : [{ snippet: '', line }],
});

function scoresOf(report: CheckReport) {
  if (!report.scored) throw new Error(`no score: ${report.reason.kind}`);
  return report;
}

describe('findings', () => {
  it('come by severity, then as they stand in the document', () => {
    const checks = [
      check({ severity: 'low', find: () => [fault('low', 1)] }),
      check({ find: () => [fault('later', 9), fault('whole'), fault('earlier', 2)] }),
      { ...check({}), severity: 'fatal' as const, find: () => [measured(fault('fatal', 30))] },
    ];
    const titles = runChecks(anInput(), checks).findings.map(({ title }) => title);
    expect(titles).toEqual(['fatal', 'whole', 'earlier', 'later', 'low']);
  });

  it('of a document that is being edited come as it is printed', () => {
    const at = (field: string) => ({ ...fault(field), places: [{ snippet: '', field }] });
    const fields = ['skills.0', 'employment.10.position', 'employment.2.position', 'personalInfo.email'];
    const checks = [check({ find: () => fields.map(at) })];
    expect(runChecks(anEditedInput(), checks).findings.map(({ title }) => title)).toEqual(
      fields.toReversed(),
    );
  });

  it('say what differs from the check, and what does not', () => {
    const [finding] = runChecks(anInput(), [
      check({ find: () => [{ ...fault('x'), area: 'skills', why: 'Otherwise.' }] }),
    ]).findings;
    expect(finding).toMatchObject({
      check: 'file/some',
      severity: 'medium',
      area: 'skills',
      why: 'Otherwise.',
    });
  });

  it('and what is in order exclude each other, and what cannot be judged is neither', () => {
    const checks = [
      check({ id: 'file/good' }),
      check({ id: 'file/bad', find: () => [fault('x')] }),
      check({ id: 'file/other', applies: () => false, find: () => [fault('y')] }),
    ];
    const { findings, passed } = runChecks(anInput(), checks);
    expect(findings.map((finding) => finding.check)).toEqual(['file/bad']);
    expect(passed.map((each) => each.check)).toEqual(['file/good']);
  });
});

describe('what a check could not tell', () => {
  const question = { title: 'Which?', lookAt: 'Look here' };
  const asking = check({ find: () => [unsure({ ...question, places: [{ snippet: 'x', line: 3 }] })] });

  it('is neither a finding nor passed, and tells what to look at', () => {
    const { findings, doubts, passed } = runChecks(anInput(), [asking]);
    expect([findings, passed]).toEqual([[], []]);
    expect(doubts).toEqual([
      {
        check: 'file/some',
        group: 'file',
        area: 'document',
        ...question,
        places: [{ snippet: 'x', line: 3 }],
      },
    ]);
  });

  it('is not scored, and its part is not judged by it', () => {
    expect([...runChecks(anInput(), [asking]).judged]).toEqual([]);
  });
});

describe('a grave fault', () => {
  const grave = (find: () => ReturnType<typeof ifNowhere>): Check => ({
    ...check({}),
    severity: 'fatal',
    find: () => [find()],
  });
  const look = (found: readonly string[], input = anInput()) =>
    runChecks(input, [
      grave(() =>
        ifNowhere(input, () => found.map((snippet) => ({ snippet })), fault('gone'), {
          title: 'Which?',
          lookAt: 'Look here',
        }),
      ),
    ]);

  it('is told where a second look at the whole text finds nothing either, and says so', () => {
    expect(look([]).findings).toMatchObject([{ severity: 'fatal', proof: 'searched' }]);
  });

  it('is a question where the second look finds what may be it', () => {
    const { findings, doubts } = look(['ana@mail.com']);
    expect(findings).toEqual([]);
    expect(doubts).toMatchObject([{ title: 'Which?', places: [{ snippet: 'ana@mail.com' }] }]);
  });

  it('is a question where a page has no text: what is missing may stand there', () => {
    const blank = anInput({ file: { pages: [aPage(), aPage({ number: 2 })] } });
    expect(look([], blank).findings).toEqual([]);
    expect(look([], blank).doubts[0]?.places).toEqual([
      { snippet: '', box: { page: 2, left: 0, top: 0, right: 612, bottom: 792 } },
    ]);
  });

  it('of a document that is being edited needs none', () => {
    expect(look(['x'], anEditedInput()).findings).toMatchObject([{ proof: 'written' }]);
  });
});

describe('no score', () => {
  const blankPage = { lines: [], pages: [aPage()] };
  const russian = [
    'Иван Петров',
    'Инженер по тестированию программного обеспечения',
    'Опыт работы',
    ...Array.from({ length: 12 }, () => 'Разработал автоматические тесты для платежной системы банка'),
  ];
  const little = { jobs: [], education: [], skills: [] };

  it.each<[string, Parameters<typeof anInput>[0], string]>([
    ['a blank page', { file: blankPage, resume: { ...nothingRead } }, 'blank'],
    ['one of two pages blank', { file: { pages: [aPage(), aPage({ number: 2 })] } }, 'blank-pages'],
    ['a Russian one', { file: { lines: russian }, resume: { language: 'en' } }, 'other-language'],
    ['one of which no job, degree or skill was read', { resume: little }, 'little-read'],
    ['a few words', { file: { lines: ['Ana Silva', 'Cook'] } }, 'little-read'],
  ])('is given to %s, and the reason is said', (_, different, kind) => {
    const report = makeReport(anInput(different));
    expect(report).toMatchObject({ scored: false, reason: { kind } });
    expect(report).not.toHaveProperty('score');
  });

  it('and no fault of a file without a letter but its own', () => {
    const { findings } = makeReport(anInput({ file: blankPage, resume: { ...nothingRead } }));
    expect(new Set(findings.map(({ group }) => group))).toEqual(new Set());
  });
});

describe('a report', () => {
  const faulty = () =>
    anInput({
      resume: {
        emails: [read('ana@gmial.com', 2)],
        jobs: [aJob('Cook', '', '2022', '2021'), aJob('', 'Grill', '2019-01', 'present')],
      },
      file: {
        name: 'cv.docx',
        pages: [aPage({ columns: 2, levelMarks: 20 }), aPage({ number: 2 }), aPage({ number: 3 })],
        lines: Array.from({ length: 40 }, (_, index) =>
          aLine(`Line ${String(index)}`, index, {
            fontSize: 8,
            page: 1 + Math.floor(index / 14),
            column: 1 + (index % 2),
          }),
        ),
        facts: { bytes: 4_000_000, gluedWords: [1, 2, 3], outOfOrder: [5, 6, 7, 8, 9], lastPageFill: 0.05 },
      },
    });

  it('on the same file is the same', () => {
    expect(makeReport(faulty())).toEqual(makeReport(faulty()));
    expect(JSON.stringify(makeReport(faulty()))).toBe(JSON.stringify(makeReport(faulty())));
  });

  it('on a file without a fault scores near the top, and says what was looked at', () => {
    const report = makeReport(anInput());
    expect(scoresOf(report).score).toBeGreaterThanOrEqual(95);
    expect(scoresOf(report).ats).toBe(100);
    expect(report.passed.length).toBeGreaterThan(30);
    expect(scoresOf(report).areas.map(({ area }) => area)).toEqual(
      expect.arrayContaining(['document', 'contact', 'experience']),
    );
  });

  it('on a file with many faults is low, and names each with what to do', () => {
    const report = makeReport(faulty());
    expect(scoresOf(report).score).toBeLessThan(50);
    expect(report.findings.length).toBeGreaterThan(8);
    for (const { title, why, suggestion } of report.findings) {
      expect(title.length).toBeGreaterThan(8);
      expect(title).not.toMatch(/undefined|NaN|\n/);
      expect(why).not.toBe('');
      expect(suggestion).toMatch(/[.?”]$/);
    }
  });

  it('changes with the day that it is told, not with the day of the computer', () => {
    const input = anInput({ resume: { jobs: [aJob('Cook', 'Grill', '2018-01', '2026-03')] } });
    const ids = (today: typeof TODAY) =>
      makeReport({ ...input, today }).findings.map((finding) => finding.check);
    expect(ids({ year: 2026, month: 5 })).not.toContain('dates/gap');
    expect(ids({ year: 2027, month: 5 })).toContain('dates/gap');
  });

  it('beside a job ad tells what it asks for, and where that is shown', () => {
    const jobAd =
      'Chef\n\nWe are looking for somebody who will cook with us in the kitchen of our house by the sea.\n\nRequirements:\n- Menu planning\n- Food safety\n- Python';
    const input = anInput();
    const jobMatch = matchJobAd(jobAd, input.resume, input.today);
    const { keywords } = makeReport({ ...input, jobAd, jobMatch });
    const shown = new Map(keywords?.required.map(({ term, places }) => [term, places.length > 0]));
    expect(shown.get('Food safety')).toBe(true);
    expect(shown.get('Python')).toBe(false);
    expect(makeReport(anInput()).keywords).toBeUndefined();
  });

  it('on an empty document is made, too', () => {
    const nothing = {
      resume: nothingRead,
      today: TODAY,
    };
    const report = makeReport(nothing);
    expect(scoresOf(report).score).toBeLessThanOrEqual(40);
    expect(report.findings.map((finding) => finding.check)).toContain('contact/unreachable');
  });
});
