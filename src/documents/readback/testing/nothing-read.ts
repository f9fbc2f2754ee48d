import type { ReadResume } from '../read-resume.ts';

/** A file in which nothing was found. */
export const nothingRead: ReadResume = {
  language: '',
  emails: [],
  phones: [],
  links: [],
  summary: [],
  jobs: [],
  education: [],
  skills: [],
  languages: [],
  certificates: [],
  others: [],
  sections: [],
};
