import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { firstTitle } from '#documents/resume/first-title.ts';
import { resumeIdentity } from '#documents/resume/identity.ts';
import { migrateResume } from '#documents/resume/migrations.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { unreadMonths } from '#documents/unread-months.ts';
import { UNREAD_DATE } from '#editor/fields/month-text.ts';
import { previewDocumentOf } from '#editor/preview-engine/preview-document.ts';
import { editedKind } from '#editor/session/edited-kind.ts';
import { refusedProblems, titleProblems } from '#editor/session/refused-problems.ts';

/** Resumes in the browser. A resume's title is made once and then changed on the dashboard. */
export const resumeKind = editedKind<ResumeData>({
  ...resumeIdentity,
  Name: 'Resume',
  Names: 'Resumes',
  begin: { path: '/templates', label: 'Create Resume', text: 'Choose a template and fill it in.' },
  bring: {
    path: '/import',
    label: 'Start from the resume you have',
    first:
      'Bring the one you have, as a file or as text, or pick a template and start writing. Saving is free.',
  },
  findTemplate: findResumeTemplate,
  unknownTemplate: 'Unknown Template',
  newPath: '/resume-builder/new',
  editPath: '/resume-builder',
  hasPaidActions: true,
  fields: RESUME,
  migrate: migrateResume,
  firstTitle,
  canFollow: true,
  unsavable: ({ title, data }) => [
    ...titleProblems(title),
    ...unreadMonths(RESUME, data).map(({ path }) => ({ field: `data.${path}`, message: UNREAD_DATE })),
    ...refusedProblems(RESUME, data),
  ],
});

/** What the pages of a resume are drawn from. */
export const resumeForPreview = previewDocumentOf(resumeIdentity, RESUME);
