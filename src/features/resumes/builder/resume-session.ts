import type { ResumeData } from '#documents/resume/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

export type ResumeSession = DocumentSession<ResumeData>;

/** Changes the data of a resume; what the change answers takes its place. */
export function editData(session: ResumeSession, change: (data: ResumeData) => ResumeData) {
  session.edit((content) => ({ ...content, data: change(content.data) }));
}
