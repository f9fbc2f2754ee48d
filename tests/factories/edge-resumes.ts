import { emptyResume } from '#documents/resume/empty.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { LONG_SKILL, LONG_SURNAME } from './hostile-resume.ts';
import { typicalResume } from './sample-resumes.ts';

/** Nothing but studies and skills: the place of the jobs leaves no gap. */
export const withoutJobs = (): ResumeData => ({ ...typicalResume(), employment: [] });

export const withLongSurname = (): ResumeData => {
  const data = typicalResume();
  return { ...data, personalInfo: { ...data.personalInfo, firstName: 'Hubert', lastName: LONG_SURNAME } };
};

export const withLongSkill = (): ResumeData => {
  const data = typicalResume();
  return { ...data, skills: [...data.skills, LONG_SKILL, 'Chess'] };
};

/** A summary of 5,000 characters, each sentence with a number of its own. */
export const withLongSummary = (): ResumeData => {
  let summary = '';
  for (let number = 1; summary.length < 5000; number++) {
    summary += `In case ${number} we read the figures before and after the change, and told both to those concerned. `;
  }
  return { ...typicalResume(), summary: summary.slice(0, 5000).trim() };
};

/** A name and a title, and no way to reach the person. */
export const withoutContact = (): ResumeData => {
  const { personalInfo } = emptyResume();
  return { ...typicalResume(), personalInfo: { ...personalInfo, firstName: 'Ana', title: 'Engineer' } };
};

/** Written in full, with all but the education switched off. */
export const switchedOff = (): ResumeData => ({
  ...typicalResume(),
  includeSummary: false,
  includeEmployment: false,
  includeSkills: false,
});
