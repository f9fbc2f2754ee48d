import type { ResumeData } from '#documents/resume/schema.ts';

/** Whether so much is written that advice helps. Before that, everything would be missing. */
export function isWorthChecking({ summary, employment, education }: ResumeData): boolean {
  const told = [summary, ...[...employment, ...education].map(({ description }) => description)];
  return told.join(' ').trim().split(/\s+/).length >= 20;
}
