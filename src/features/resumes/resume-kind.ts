import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { firstTitle } from '#documents/resume/first-title.ts';
import { resumeIdentity } from '#documents/resume/identity.ts';
import { migrateResume } from '#documents/resume/migrations.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { unreadMonths } from '#documents/resume/unread-months.ts';
import { UNREAD_DATE } from '#editor/fields/month-text.ts';
import { editedKind } from '#editor/session/edited-kind.ts';
import { resumePicture } from '#ui/template-picture/resume-pictures.ts';

/** Resumes in the browser. A resume's title is made once and then changed on the dashboard. */
export const resumeKind = editedKind<ResumeData>({
  ...resumeIdentity,
  Name: 'Resume',
  Names: 'Resumes',
  begin: { path: '/templates', label: 'Create Resume', text: 'Choose a template and fill it in.' },
  findTemplate: findResumeTemplate,
  unknownTemplate: 'Unknown Template',
  templatePicture: resumePicture,
  newPath: '/resume-builder/new',
  editPath: '/resume-builder',
  hasPaidActions: true,
  fields: RESUME,
  migrate: migrateResume,
  firstTitle,
  canFollow: true,
  validate({ data }) {
    const [first] = unreadMonths(data);
    return first ? { field: `data.${first.path}`, message: UNREAD_DATE } : null;
  },
});
