import type { ResumeData } from '#documents/resume/schema.ts';
import type { EditedKind } from '#platform/document-store/editing/document-kind.ts';
import { httpGateway } from '#platform/document-store/editing/http-gateway.ts';
import { RESUME_LIST } from '#platform/document-store/list-keys.ts';
import { firstTitle } from '#documents/resume/first-title.ts';
import { prepareResume } from './editing/prepare-resume.ts';

/** What the editor has to know of resumes. A resume's title is made once and then changed on the dashboard. */
export const resumeKind: EditedKind<ResumeData> = {
  name: 'resume',
  gateway: httpGateway<ResumeData>({ path: '/api/resumes', firstTitle, editsTitle: false }),
  list: RESUME_LIST,
  prepare: prepareResume,
};
