import { emptyResume } from '../resume/empty.ts';
import type { EducationEntry, EmploymentEntry, ResumeData } from '../resume/schema.ts';

/** A person of the samples; addresses end in example.com, which belongs to nobody. */
export type SamplePerson = Omit<ResumeData['personalInfo'], 'links'> & {
  summary: string;
  employment: readonly SampleJob[];
  education: readonly SampleStudy[];
  skills: readonly string[];
};

/** Months as `YYYY-MM`; a job without an end is the current one. */
type SampleJob = {
  position: string;
  company: string;
  location: string;
  from: string;
  to?: string;
  points: readonly string[];
};
type SampleStudy = { degree: string; school: string; location: string; graduated: string; note?: string };

/** Fills a whole resume with the person's data. */
export function sampleResume(person: SamplePerson): ResumeData {
  const { summary, employment, education, skills, ...about } = person;
  return {
    ...emptyResume(),
    personalInfo: { ...about, links: [] },
    summary,
    employment: employment.map(jobEntry),
    education: education.map(studyEntry),
    skills: [...skills],
  };
}

function jobEntry({ from, to, points, ...job }: SampleJob, index: number): EmploymentEntry {
  return {
    id: `job-${index + 1}`,
    ...job,
    startDate: from,
    endDate: to ?? '',
    current: to === undefined,
    description: points.map((point) => `- ${point}`).join('\n'),
  };
}

function studyEntry({ graduated, note, ...study }: SampleStudy, index: number): EducationEntry {
  return { id: `study-${index + 1}`, ...study, graduationDate: graduated, description: note ?? '' };
}
