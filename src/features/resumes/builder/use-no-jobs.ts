import { hasNoJobsYet } from '#documents/resume/no-jobs.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { useFieldFocus } from '#editor/fields/use-field-focus.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { withJobs, withoutJobs } from '../editing/no-jobs.ts';

/** Whether the person has said that there are no jobs to list yet. */
export function useHasNoJobsYet(): boolean {
  return useSession(useEditorSession(), ({ content }) => hasNoJobsYet(content.data as ResumeData)); // This editor's kind.
}

/** Saying that there are no jobs to list yet, and taking that back; each is one step. */
export function useNoJobs() {
  const session = useEditorSession();
  const focusField = useFieldFocus();
  const change = (next: (data: ResumeData) => ResumeData) => () => {
    session.edit((content) => ({ ...content, data: next(content.data as ResumeData) })); // This editor's kind.
    // Another form stands in the place of the one that the press was in.
    focusField('includeEmployment');
  };
  return { sayNone: change(withoutJobs), takeBack: change(withJobs) };
}
