import type { ResumeCategory } from '../catalog/categories.ts';
import type { ResumeData } from '../resume/schema.ts';
import { academicResume } from './academic-resume.ts';
import { creativeResume } from './creative-resume.ts';
import { executiveResume } from './executive-resume.ts';
import { modernResume } from './modern-resume.ts';
import { simpleResume } from './simple-resume.ts';
import { techResume } from './tech-resume.ts';

/** Whose resume the pictures of a category show: somebody who would choose it. */
export const sampleResumes: Record<ResumeCategory, ResumeData> = {
  creative: creativeResume,
  modern: modernResume,
  simple: simpleResume,
  executive: executiveResume,
  tech: techResume,
  academic: academicResume,
};
