import { EDUCATION_PHRASES } from './education-phrases.ts';
import { JOB_PHRASES } from './job-phrases.ts';
import type { PhraseGroups, PhraseSubject } from './phrase-groups.ts';
import { PROJECT_PHRASES } from './project-phrases.ts';
import { SUMMARY_PHRASES } from './summary-phrases.ts';

/** The phrases to start a text from. */
export const PHRASES_OF: Readonly<Record<PhraseSubject, PhraseGroups>> = {
  job: JOB_PHRASES,
  summary: SUMMARY_PHRASES,
  education: EDUCATION_PHRASES,
  project: PROJECT_PHRASES,
};
