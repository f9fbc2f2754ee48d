import type { ResumeCategory } from '#documents/catalog/categories.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { templateResume } from '#documents/samples/template-resumes.ts';

/** One person for each category, for whatever needs a real resume and no particular template. */
export const sampleResumes: Record<ResumeCategory, ResumeData> = {
  creative: templateResume('creative-1'),
  modern: templateResume('modern-1'),
  simple: templateResume('simple-1'),
  executive: templateResume('executive-1'),
  tech: templateResume('tech-1'),
  academic: templateResume('academic-1'),
  purpose: templateResume('purpose-1'),
  columns: templateResume('columns-1'),
};
