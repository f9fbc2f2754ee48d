import type { DeskKinds } from '#features/applications/desk-kinds.ts';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';

/** Loaded when a letter is made. */
const letterFor: DeskKinds['letterFor'] = async (application, resume, language) =>
  (await import('./letter-for-application.ts')).letterForApplication(application, resume, language);

/** The kinds of documents that applications are made with. */
export const deskKinds: DeskKinds = { resume: resumeKind, letter: letterKind, letterFor };
