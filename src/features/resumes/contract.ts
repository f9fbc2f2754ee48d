import { type z } from 'zod';
import { resumeData } from '#documents/resume/schema.ts';
import { wholeDocument } from '#editor/store/contract.ts';

export const resume = wholeDocument(resumeData);
export type Resume = z.infer<typeof resume>;
