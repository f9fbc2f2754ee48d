import type { ResumeData } from './schema.ts';

/**
 * Whether its person has said that there are no jobs to list yet: work experience is left out, and nothing stands in it.
 * Whoever has jobs and leaves them out says nothing of the kind.
 */
export function hasNoJobsYet({
  includeEmployment,
  employment,
}: Pick<ResumeData, 'includeEmployment' | 'employment'>): boolean {
  return !includeEmployment && employment.length === 0;
}
