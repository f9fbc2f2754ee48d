import { findResumeTemplate } from '../catalog/resume-templates.ts';
import { parseAttachedFile } from './attached-resume.ts';
import { printedResume } from './printed-resume.ts';
import { anyResumeData, type ResumeData } from './schema.ts';

/**
 * The resume that a PDF of ours was printed from, out of its `resume.json`: of any version, checked, and holding
 * nothing but what a resume has. Nothing where the file is not ours, is damaged, or names a template we do not know.
 */
export function readAttachedResume(json: string): { templateId: string; data: ResumeData } | undefined {
  const own = parseAttachedFile(json)?.own;
  if (!own || !findResumeTemplate(own.templateId)) return undefined;
  const { data } = anyResumeData.safeParse(own.data);
  return data && { templateId: own.templateId, data: printedResume(data) };
}
