import { describe, expect, it } from 'vitest';
import { exampleResumes, isExampleResumeId } from '#documents/samples/example-resumes.ts';
import { EXPERIENCE_LEVELS, INDUSTRIES, resumeExamples } from './resume-examples.ts';

const TODAY = { year: 2026, month: 11 };

/** Years since a month, `YYYY-MM`. */
function yearsSince(month: string): number {
  return TODAY.year - Number(month.slice(0, 4)) + (TODAY.month - Number(month.slice(5))) / 12;
}

describe('the resume examples', () => {
  it('are nine, of which the first three are featured', () => {
    expect(resumeExamples.map(({ featured }) => featured)).toEqual([
      ...[true, true, true],
      ...[false, false, false, false, false, false],
    ]);
  });

  it('leave no filter without a result', () => {
    const used = (values: readonly string[]) => [...new Set(values)].sort();
    expect(used(resumeExamples.map(({ industry }) => industry))).toEqual(used(INDUSTRIES));
    for (const level of EXPERIENCE_LEVELS) {
      expect(resumeExamples.filter(({ experience }) => experience === level).length).toBeGreaterThan(1);
    }
  });

  it.each(resumeExamples)('promise only what the resume holds: $id', async ({ id, skills, experience }) => {
    const resume = await exampleResumes[id].load();
    expect(resume.skills).toEqual(expect.arrayContaining([...skills]));

    const graduated = resume.education[0]?.graduationDate ?? '';
    const firstJob = resume.employment.findLast(({ endDate }) => endDate === '' || endDate > graduated);
    const years = Math.min(yearsSince(graduated), yearsSince(firstJob?.startDate ?? ''));
    const [least, most] = { 'Entry Level': [0, 2], 'Mid-Level': [3, 5], 'Senior Level': [5, 50] }[experience];
    expect(years).toBeGreaterThanOrEqual(least ?? 0);
    expect(years).toBeLessThanOrEqual(most ?? 0);
  });

  it('are known by their names in addresses, and nothing else is', () => {
    expect(isExampleResumeId('data-analyst')).toBe(true);
    expect(isExampleResumeId('constructor')).toBe(false);
  });
});
