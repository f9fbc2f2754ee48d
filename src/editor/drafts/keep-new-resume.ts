import { DEFAULT_RESUME_TEMPLATE } from '#documents/catalog/default-template.ts';
import type { ImportedResume } from '#documents/parser/to-data/to-resume-data.ts';
import { withReadNotes } from '#documents/resume/read-notes.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { keepNewDocument } from './keep-new-document.ts';

/** What was read of a file as the data of a resume, with what there is to say of it within. */
export function withDoubts(read: ImportedResume): ResumeData {
  return withReadNotes(read.data, read);
}

/** Keeps a resume that was read from a file. Answers where it is gone on with; nothing where it could not be kept. */
export function keepNewResume(
  data: ResumeData,
  templateId: string | null,
  accountId: number | null,
): string | undefined {
  const document = { title: '', templateId: templateId ?? DEFAULT_RESUME_TEMPLATE, data };
  const key = keepNewDocument({ name: 'resume' }, document, accountId);
  return key && `/resume-builder/new?draft=${key}`;
}
