import { z } from 'zod';
import { migrateResume } from '#documents/resume/migrations.ts';
import { resumeData } from '#documents/resume/schema.ts';
import { documentTitle, saved, version, wholeDocument } from '#platform/document-store/contract.ts';

/** Data of any version that was ever saved or sent, brought to the current one. */
export const anyResumeData = z.preprocess(migrateResume, resumeData);

export const createResumeRequest = z.object({
  title: documentTitle.optional(),
  templateId: z.string().min(1).max(60),
  data: anyResumeData,
});
export type CreateResumeRequest = z.input<typeof createResumeRequest>;
export const createResumeAnswer = saved.extend({ title: z.string() });

/** Whatever is named is changed; `version` makes the change conditional on it. */
export const updateResumeRequest = z.object({
  data: anyResumeData.optional(),
  title: documentTitle.optional(),
  templateId: z.string().min(1).max(60).optional(),
  version: version.optional(),
});

export const resume = wholeDocument(resumeData);
export type Resume = z.infer<typeof resume>;
