import { pathByIds, pathByNumbers } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';

/**
 * Puts the focus into a field of the review, or near it. What was left out changes the numbers of the entries after it:
 * the path is one of the resume as it was reviewed.
 */
export function leadToField(path: string, reviewed: ResumeData, shown: ResumeData): void {
  const steps = pathByNumbers(pathByIds(path, reviewed), shown)?.split('.') ?? [];
  // A line of a list stands in the field of all.
  const paths = steps.map((_, at) => steps.slice(0, steps.length - at).join('.'));
  const [field] = paths.flatMap((one) => document.getElementById(`read-${one}`) ?? []);
  const there = field ?? document.getElementById('review-all');
  there?.scrollIntoView({ block: 'center' });
  there?.focus({ preventScroll: true });
}
