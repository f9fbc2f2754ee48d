import type { ResumeData } from './schema.ts';

/** Title a resume gets when it is first saved: `Ana Silva Resume`, or `My Resume` while a name is missing. */
export function resumeTitle(data: Pick<ResumeData, 'personalInfo'>): string {
  const firstName = data.personalInfo.firstName.trim();
  const lastName = data.personalInfo.lastName.trim();
  return firstName && lastName ? `${firstName} ${lastName} Resume` : 'My Resume';
}
