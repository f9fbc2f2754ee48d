import { describe, expect, it } from 'vitest';
import { nothingRead } from '../parser/testing/nothing-found.ts';
import type { Check } from './check.ts';
import { makeReport, runChecks } from './report.ts';
import { aLine, aPage, anEditedInput, anInput, TODAY } from './testing/inputs.ts';
import { aJob, read } from './testing/resumes.ts';

const check = (different: Partial<Check>): Check => ({
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

describe('findings', () => {
  it('come by severity, then as they stand in the document', () => {
    const checks = [
      check({ severity: 'low', find: () => [fault('low', 1)] }),
      check({ find: () => [fault('later', 9), fault('whole'), fault('earlier', 2)] }),
      check({ find: () => [{ ...fault('fatal', 30), severity: 'fatal' }] }),
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
          aLine(`Line ${String(index)}`, index, { fontSize: 8, column: 1 + (index % 2) }),
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
    expect(report.score).toBeGreaterThanOrEqual(95);
    expect(report.ats).toBe(100);
    expect(report.passed.length).toBeGreaterThan(30);
    expect(report.areas.map(({ area }) => area)).toEqual(
      expect.arrayContaining(['document', 'contact', 'experience']),
    );
  });

  it('on a file with many faults is low, and names each with what to do', () => {
    const report = makeReport(faulty());
    expect(report.score).toBeLessThan(50);
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
    const jobAd = 'Requirements:\n- Menu planning\n- Food safety\n- Python';
    const { keywords } = makeReport({ ...anInput(), jobAd });
    const shown = new Map(keywords?.required.map(({ term, places }) => [term, places.length > 0]));
    expect(shown.get('Food safety')).toBe(true);
    expect(shown.get('Python')).toBe(false);
    expect(makeReport({ ...anInput(), jobAd: ' ' }).keywords).toBeUndefined();
    expect(makeReport(anInput()).keywords).toBeUndefined();
  });

  it('on an empty document is made, too', () => {
    const nothing = {
      resume: nothingRead,
      today: TODAY,
    };
    const report = makeReport(nothing);
    expect(report.score).toBeLessThanOrEqual(40);
    expect(report.findings.map((finding) => finding.check)).toContain('contact/unreachable');
  });
});
