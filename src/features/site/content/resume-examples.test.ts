import { describe, expect, it } from 'vitest';
import { exampleResumes, isExampleResumeId } from '#documents/samples/example-resumes.ts';
import { EXPERIENCE_LEVELS, INDUSTRIES, resumeExamples } from './resume-examples.ts';

const TODAY = { year: 2026, month: 11 };

const YEARS = {
  'Entry Level': { least: 0, most: 2 },
  'Mid-Level': { least: 3, most: 5 },
  'Senior Level': { least: 5, most: 50 },
} as const;

/** Years since a month, `YYYY-MM`. */
function yearsSince(month: string): number {
  return TODAY.year - Number(month.slice(0, 4)) + (TODAY.month - Number(month.slice(5))) / 12;
}

describe('the resume examples', () => {
  it('are seventeen, of which the first three are featured', () => {
    expect(resumeExamples).toHaveLength(17);
    expect(resumeExamples.flatMap(({ featured }, index) => (featured ? [index] : []))).toEqual([0, 1, 2]);
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

    // Counted from the first degree or from the last: some have earned the last beside their work.
    const years = [resume.education.at(-1), resume.education[0]].map((degree) => {
      const graduated = degree?.graduationDate ?? '';
      const firstJob = resume.employment.findLast(({ endDate }) => endDate === '' || endDate > graduated);
      return Math.min(yearsSince(graduated), yearsSince(firstJob?.startDate ?? ''));
    });
    const { least, most } = YEARS[experience];
    expect(
      years.some((count) => count >= least && count <= most),
      years.join(),
    ).toBe(true);
  });

  it('are known by their names in addresses, and nothing else is', () => {
    expect(isExampleResumeId('data-analyst')).toBe(true);
    expect(isExampleResumeId('constructor')).toBe(false);
  });
});
