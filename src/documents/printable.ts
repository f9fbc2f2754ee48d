import { letterPrintJob } from './letter/print-model.ts';
import { letterFields } from './letter/printed-fields.ts';
import type { LetterData } from './letter/schema.ts';
import type { PrintJob, Purpose } from './render/print-job.ts';
import { resumePrintJob } from './resume/print-model.ts';
import { resumeFields } from './resume/printed-fields.ts';
import type { ResumeData } from './resume/schema.ts';

/**
 * A document as it was checked and before anything else was done with it. Cleaning it and making its print job takes
 * time in proportion to its text, which is why the engine's children do that.
 */
export type DocumentToPrint = (
  | { kind: 'resume'; templateId: string; data: ResumeData }
  /** `date` is the person's own day, `YYYY-MM-DD`. */
  | { kind: 'letter'; templateId: string; data: LetterData; date: string }
) & {
  updatedAt: Date;
  /** For a preview: whether it is to tell where each field stands, and the pages that are known already. */
  places?: boolean;
  known?: readonly string[] | undefined;
};

/** What the engine takes: a document, or a finished job where there is no document, as for a receipt. */
export type Printable = DocumentToPrint | PrintJob;

export function printJobOf(printable: Printable, purpose: Purpose = 'file'): PrintJob {
  if ('entry' in printable) return printable;
  const { places = false, known } = printable;
  return {
    ...(printable.kind === 'resume' ? resumePrintJob(printable, purpose) : letterPrintJob(printable)),
    ...(places && { fields: fieldsOf(printable) }),
    ...(known && { known }),
  };
}

function fieldsOf(document: DocumentToPrint) {
  return document.kind === 'resume' ? resumeFields(document.data) : letterFields(document.data);
}
