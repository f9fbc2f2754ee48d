import { anyLetterData } from '#documents/letter/any-letter.ts';
import { letterPrintJob } from '#documents/letter/print-model.ts';
import type { PrintJob } from '#documents/render/print-job.ts';
import { anyResumeData } from '#documents/resume/any-resume.ts';
import { toJsonResume } from '#documents/resume/json-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { printedResume } from '#documents/resume/printed-resume.ts';
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
  job: (document: Exported) => PrintJob;
  /** Further forms by the endings of their files. */
  further: (document: Exported) => Record<string, unknown>;
};

export const exportedKinds: readonly ExportedKind[] = [
  {
    folder: 'resumes',
    noun: 'Resume',
    table: resumes,
    job: ({ templateId, data, updatedAt }) =>
      resumePrintJob({ templateId, data: anyResumeData.parse(data), updatedAt }),
    further: ({ data, updatedAt }) => ({
      'json-resume.json': toJsonResume(printedResume(anyResumeData.parse(data)), updatedAt),
    }),
  },
  {
    folder: 'cover-letters',
    noun: 'Cover-Letter',
    table: coverLetters,
    job: ({ templateId, data, updatedAt, day }) =>
      letterPrintJob({ templateId, data: anyLetterData.parse(data), updatedAt, date: day }),
    further: () => ({}),
  },
];
