import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { resumeFileName } from '#documents/file-name.ts';
import type { Engine } from '#documents/render/engine.ts';
import { anyResumeData } from '#documents/resume/any-resume.ts';
import { resumePrintJob } from '#documents/resume/print-model.ts';
import { resumeTitle } from '#documents/resume/title.ts';
import { resumes } from '#platform/database/schema.ts';
import { documentRoutes, type DocumentParts } from '#platform/document-store/routes.server.ts';
import { RESUME_SCHEMA_VERSION } from '#documents/resume/schema-version.ts';

export function resumeRoutes(parts: DocumentParts & { engine: Engine }) {
  return documentRoutes(parts, {
    path: '/api/resumes',
    noun: 'resume',
    table: resumes,
    data: anyResumeData,
    schemaVersion: RESUME_SCHEMA_VERSION,
    hasTemplate: (templateId) => findResumeTemplate(templateId) !== undefined,
    title: resumeTitle,
    fileName: (data) => resumeFileName(data.personalInfo),
    pdf: (resume) => parts.engine.pdf(resumePrintJob(resume)),
    svg: (resume) => parts.engine.svg(resumePrintJob(resume)),
  });
}

export type ResumeRoutes = ReturnType<typeof resumeRoutes>;
