import type { PhraseGroups } from '#editor/phrases/phrase-groups.ts';
import { EDUCATION_PHRASES } from './education-phrases.ts';
import { FURTHER_JOB_PHRASES } from './further-job-phrases.ts';
import { JOB_PHRASES } from './job-phrases.ts';
import { PROJECT_PHRASES } from './project-phrases.ts';
import { SUMMARY_PHRASES } from './summary-phrases.ts';
import { VOLUNTEERING_PHRASES } from './volunteering-phrases.ts';

/** What a text is about: a job, the whole person, a degree or course, a project, a role without pay. */
export type PhraseSubject = 'job' | 'summary' | 'education' | 'project' | 'volunteering';

/** The examples and phrases to start a text from. */
export const PHRASES_OF: Readonly<Record<PhraseSubject, PhraseGroups>> = {
  // A store's manager is offered what suits a store before what suits managers.
  job: [...FURTHER_JOB_PHRASES, ...JOB_PHRASES],
  summary: SUMMARY_PHRASES,
  education: EDUCATION_PHRASES,
  project: PROJECT_PHRASES,
  volunteering: VOLUNTEERING_PHRASES,
};
