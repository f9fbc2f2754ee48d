import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { LETTER_LIST, RESUME_LIST } from '#platform/document-store/list-keys.ts';
import type { DocumentSummary } from '#platform/document-store/contract.ts';

/** What the two kinds of documents are called and where they live. */
export type DocumentKind = {
  /** Begins the names of what a device keeps of them. */
  name: 'resume' | 'letter';
  api: '/api/resumes' | '/api/cover-letters';
  list: readonly [string];
  /** As people call it, inside a sentence and at its start. */
  noun: string;
  Noun: string;
  /** In buttons and headings. */
  Name: string;
  templateName: (templateId: string) => string;
  editPath: (document: DocumentSummary) => string;
};

export const RESUMES: DocumentKind = {
  name: 'resume',
  api: '/api/resumes',
  list: RESUME_LIST,
  noun: 'resume',
  Noun: 'Resume',
  Name: 'Resume',
  templateName: (id) => findResumeTemplate(id)?.name ?? 'Unknown Template',
  editPath: ({ id, templateId }) => `/resume-builder?id=${id}&template=${encodeURIComponent(templateId)}`,
};

export const LETTERS: DocumentKind = {
  name: 'letter',
  api: '/api/cover-letters',
  list: LETTER_LIST,
  noun: 'cover letter',
  Noun: 'Cover letter',
  Name: 'Cover Letter',
  templateName: (id) => findLetterTemplate(id)?.name ?? 'Cover Letter',
  editPath: ({ id, templateId }) =>
    `/cover-letter-builder?id=${id}&template=${encodeURIComponent(templateId)}`,
};
