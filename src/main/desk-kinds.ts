import type { LetterData } from '#documents/letter/schema.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { DeskKinds } from '#features/applications/desk-kinds.ts';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';

/** Loaded when a letter is made. */
const letterFor: DeskKinds['letterFor'] = async (application, resume, language) =>
  (await import('./letter-for-application.ts')).letterForApplication(application, resume, language);

/** Loaded before something is marked as sent. */
const warningsOf: DeskKinds['warningsOf'] = async (kind, data) => {
  // The desk reads each under the path of its kind, and prepares it by its fields.
  if (kind === 'letter') {
    const { letterWarnings } = await import('#features/cover-letters/editing/download-warnings.ts');
    return letterWarnings(data as LetterData);
  }
  const { resumeWarnings } = await import('#features/resumes/editing/download-warnings.ts');
  return resumeWarnings(data as ResumeData);
};

/** The kinds of documents that applications are made with. */
export const deskKinds: DeskKinds = { resume: resumeKind, letter: letterKind, letterFor, warningsOf };
