import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import { letterFileName } from '#documents/file-name.ts';
import { anyLetterData, unknownBytesOfLetter } from '#documents/letter/any-letter.ts';
import { DEFAULT_TITLE } from '#documents/letter/defaults.ts';
import { coverLetters } from '#platform/database/schema.ts';
import { documentRoutes, type DocumentParts } from '#editor/store/routes.server.ts';
import { LETTER_SCHEMA_VERSION } from '#documents/letter/schema-version.ts';

export function letterRoutes(parts: DocumentParts) {
  return documentRoutes(parts, {
    path: '/api/cover-letters',
    noun: 'cover letter',
    table: coverLetters,
    data: anyLetterData,
    schemaVersion: LETTER_SCHEMA_VERSION,
    unknownBytes: unknownBytesOfLetter,
    hasTemplate: (templateId) => findLetterTemplate(templateId) !== undefined,
    title: () => DEFAULT_TITLE,
    fileName: (data) => letterFileName(data.personalInfo),
    toPrint: ({ day, ...letter }) => ({ kind: 'letter', ...letter, date: day }),
  });
}

export type LetterRoutes = ReturnType<typeof letterRoutes>;
