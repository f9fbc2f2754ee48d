import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { LETTER, DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { letterIdentity } from '#documents/letter/identity.ts';
import { migrateLetter } from '#documents/letter/migrations.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { previewDocumentOf } from '#editor/preview-engine/preview-document.ts';
import { editedKind } from '#editor/session/edited-kind.ts';
import { refusedProblems, titleProblems } from '#editor/session/refused-problems.ts';

/** Cover letters in the browser. */
export const letterKind = editedKind<LetterData>({
  ...letterIdentity,
  Name: 'Cover Letter',
  Names: 'Cover Letters',
  begin: {
    path: '/cover-letter-templates',
    label: 'Create Cover Letter',
    text: 'A letter that goes with your resume.',
  },
  bring: {
    path: '/import-letter',
    label: 'Start from the letter you have',
    first:
      'Bring the one you have, as a file or as text, or pick a template and start writing. Saving is free.',
  },
  findTemplate: findLetterTemplate,
  unknownTemplate: 'Cover Letter',
  newPath: '/cover-letter-builder',
  editPath: '/cover-letter-builder',
  hasPaidActions: false,
  fields: LETTER,
  migrate: migrateLetter,
  firstTitle: () => DEFAULT_TITLE,
  unsavable: ({ title, data }) => [...titleProblems(title), ...refusedProblems(LETTER, data)],
});

/** What the pages of a letter are drawn from. */
export const letterForPreview = previewDocumentOf(letterIdentity, LETTER);
