import { type z } from 'zod';
import { anyVersion } from '#documents/any-version.ts';
import { migrateResume } from '#documents/resume/migrations.ts';
import { resumeData } from '#documents/resume/schema.ts';
import { wholeDocument } from '#platform/document-store/contract.ts';

/** Data of any version that was ever saved or sent, brought to the current one. */
export const anyResumeData = anyVersion(migrateResume, resumeData);

export const resume = wholeDocument(resumeData);
export type Resume = z.infer<typeof resume>;
