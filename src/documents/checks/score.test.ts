import { describe, expect, it } from 'vitest';
import type { Area, Finding, Severity } from './finding.ts';
import { scoreFindings } from './score.ts';

const ALL = new Set<Area>(['document', 'contact', 'summary', 'experience', 'education', 'skills', 'further']);

const finding = (check: string, severity: Severity, area: Area = 'experience'): Finding => ({
  check,
  group: 'bullets',
  area,
  severity,
  title: '',
  why: '',
  suggestion: '',
  places: [],
});

const machine = (check: string, severity: Severity): Finding => ({
  ...finding(check, severity, 'document'),
  group: 'layout',
});

const score = (findings: Finding[]) => scoreFindings(findings, ALL).score;

describe('the score', () => {
  it('of nothing found is 100, in every part', () => {
    const { score: overall, ats, areas } = scoreFindings([], ALL);
    expect([overall, ats, ...areas.map((area) => area.score)]).toEqual(Array.from({ length: 9 }, () => 100));
  });

  it('falls the more the more severe a fault is', () => {
    const scores = (['low', 'medium', 'high', 'fatal'] as const).map((severity) =>
      score([finding('a', severity)]),
    );
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(new Set(scores).size).toBe(4);
  });

  it('never rises with another fault, and never falls below 0', () => {
    const findings = Array.from({ length: 200 }, (_, index) => finding(`c${String(index % 70)}`, 'high'));
    const scores = findings.map((_, index) => score(findings.slice(0, index + 1)));
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(scores.at(-1)).toBeGreaterThanOrEqual(0);
  });

  it('takes less for one fault made often than for many different ones', () => {
    const often = Array.from({ length: 20 }, () => finding('spelling', 'medium'));
    const different = Array.from({ length: 20 }, (_, index) => finding(`c${String(index)}`, 'medium'));
    expect(score(often)).toBeGreaterThan(85);
    expect(score(different)).toBeLessThan(40);
  });

  it('does not hang on the order of the findings', () => {
    const findings = [
      finding('a', 'high'),
      finding('b', 'low'),
      finding('a', 'high'),
      finding('c', 'medium'),
    ];
    expect(score(findings.toReversed())).toBe(score(findings));
  });

  it('with something fatal is 40 at most, however good the rest is', () => {
    expect(score([finding('a', 'fatal')])).toBeLessThanOrEqual(40);
  });

  it('of a few small things is near the top, of ordinary flaws between 60 and 80', () => {
    expect(score([finding('a', 'low'), finding('b', 'low')])).toBeGreaterThanOrEqual(95);
    const ordinary = [
      finding('a', 'high'),
      ...['b', 'c', 'd'].map((check) => finding(check, 'medium')),
      ...['e', 'f', 'g'].map((check) => finding(check, 'low')),
    ];
    expect(score(ordinary)).toBeGreaterThanOrEqual(60);
    expect(score(ordinary)).toBeLessThanOrEqual(80);
  });
});

describe('ATS compatibility', () => {
  it('counts what concerns machines and nothing else', () => {
    expect(scoreFindings([finding('bullets/none', 'high')], ALL).ats).toBe(100);
    expect(scoreFindings([machine('layout/margins', 'low')], ALL).ats).toBe(100);
    expect(scoreFindings([machine('layout/tables', 'high')], ALL).ats).toBeLessThan(85);
  });
});

describe('parts', () => {
  it('lose only what was found in them, and are told only where there was something to judge', () => {
    const judged = new Set<Area>(['skills', 'document']);
    const { areas } = scoreFindings([finding('a', 'high', 'skills')], judged);
    expect(areas.map(({ area }) => area)).toEqual(['document', 'skills']);
    expect(areas[0]?.score).toBe(100);
    expect(areas[1]?.score).toBeLessThan(80);
  });
});
