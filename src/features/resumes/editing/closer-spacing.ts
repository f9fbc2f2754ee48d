import type { ResumeData } from '#documents/resume/schema.ts';
import { DENSITIES } from '../content/densities.ts';

/** The resume set closer, step by step. No step makes type smaller than 9 pt. */
export function closerResumes(data: ResumeData): ResumeData[] {
  const now = DENSITIES.findIndex(({ value }) => value === data.settings.density);
  return DENSITIES.slice(now + 1).map(({ value }) => ({
    ...data,
    settings: { ...data.settings, density: value },
  }));
}
