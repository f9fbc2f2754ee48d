import type { ResumeData } from '#documents/resume/schema.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';

export type ResumeSession = DocumentSession<ResumeData>;
