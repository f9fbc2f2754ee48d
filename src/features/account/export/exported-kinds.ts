import { anyLetterData } from '#documents/letter/any-letter.ts';
import type { DocumentToPrint } from '#documents/printable.ts';
import { anyResumeData } from '#documents/resume/any-resume.ts';
import { coverLetters, resumes } from '#platform/database/schema.ts';

/** A document as far as its files are made of it; `day` dates letters (YYYY-MM-DD). */
type Exported = { templateId: string; data: unknown; updatedAt: Date; day: string };

/** What becomes of a document in the export, besides our own JSON. */
export type ExportedKind = {
  folder: string;
  /** Name of a document whose title gives none. */
  noun: string;
  table: typeof resumes | typeof coverLetters;
  /** @throws where the data cannot be read */
  toPrint: (document: Exported) => DocumentToPrint;
  /** Whether there is a JSON Resume of it. */
  asJsonResume: boolean;
};

export const exportedKinds: readonly ExportedKind[] = [
  {
    folder: 'resumes',
    noun: 'Resume',
    table: resumes,
    toPrint: ({ templateId, data, updatedAt }) => ({
      kind: 'resume',
      templateId,
      data: anyResumeData.parse(data),
      updatedAt,
    }),
    asJsonResume: true,
  },
  {
    folder: 'cover-letters',
    noun: 'Cover-Letter',
    table: coverLetters,
    toPrint: ({ templateId, data, updatedAt, day }) => ({
      kind: 'letter',
      templateId,
      data: anyLetterData.parse(data),
      date: day,
      updatedAt,
    }),
    asJsonResume: false,
  },
];
