import type { ResumeData } from '#documents/resume/schema.ts';
import { unreadMonths } from '#documents/resume/unread-months.ts';
import type { EditedKind } from '#editor/session/document-kind.ts';
import { httpGateway } from '#editor/session/document-gateway.ts';
import { RESUME_LIST } from '#editor/store/list-keys.ts';
import { firstTitle } from '#documents/resume/first-title.ts';
import { unreadMonthText } from '#editor/fields/month-text.ts';
import { prepareResume } from './editing/prepare-resume.ts';

/** What the editor has to know of resumes. A resume's title is made once and then changed on the dashboard. */
export const resumeKind: EditedKind<ResumeData> = {
  name: 'resume',
  gateway: httpGateway<ResumeData>({ path: '/api/resumes', firstTitle, editsTitle: false }),
  list: RESUME_LIST,
  prepare: prepareResume,
  validate({ data }) {
    const [first] = unreadMonths(data);
    return first ? { field: `data.${first.path}`, message: unreadMonthText(first.text) } : null;
  },
};
