import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { LETTER_LIST, RESUME_LIST } from '#editor/store/list-keys.ts';
import { emptyResume } from '#documents/resume/empty.ts';
import { firstTitle } from '#documents/resume/first-title.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import { letterPicture } from '#ui/template-picture/letter-pictures.ts';
import type { Picture } from '#ui/template-picture/template-picture.tsx';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';

/** What the two kinds of documents are called and where they live. */
export type DashboardKind = {
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
  templatePicture: (templateId: string) => Picture | undefined;
  editPath: (document: Pick<DocumentSummary, 'id' | 'templateId'>) => string;
  /** Where a document that was never saved is written. */
  newPath: string;
  /** What such a document is called until it is saved. */
  titleOf: (draft: Draft) => string;
};

export const RESUMES: DashboardKind = {
  name: 'resume',
  api: '/api/resumes',
  list: RESUME_LIST,
  noun: 'resume',
  Noun: 'Resume',
  Name: 'Resume',
  templateName: (id) => findResumeTemplate(id)?.name ?? 'Unknown Template',
  templatePicture: resumePicture,
  editPath: ({ id, templateId }) => `/resume-builder?id=${id}&template=${encodeURIComponent(templateId)}`,
  newPath: '/resume-builder/new',
  titleOf: ({ title, data }) => title.trim() || firstTitle({ personalInfo: personalOf(data) }),
};

export const LETTERS: DashboardKind = {
  name: 'letter',
  api: '/api/cover-letters',
  list: LETTER_LIST,
  noun: 'cover letter',
  Noun: 'Cover letter',
  Name: 'Cover Letter',
  templateName: (id) => findLetterTemplate(id)?.name ?? 'Cover Letter',
  templatePicture: letterPicture,
  editPath: ({ id, templateId }) =>
    `/cover-letter-builder?id=${id}&template=${encodeURIComponent(templateId)}`,
  newPath: '/cover-letter-builder',
  titleOf: ({ title }) => title.trim() || DEFAULT_TITLE,
};

/** The personal part of a resume's draft, with nothing missing. */
function personalOf({ personalInfo }: Draft['data']): ResumeData['personalInfo'] {
  // A draft was once on the builder's screen; what an older one lacks is filled in.
  return { ...emptyResume().personalInfo, ...(personalInfo as Partial<ResumeData['personalInfo']>) };
}
