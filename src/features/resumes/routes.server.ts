import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { resumeFileName } from '#documents/file-name.ts';
import { anyResumeData, unknownBytesOfResume } from '#documents/resume/any-resume.ts';
import { resumeTitle } from '#documents/resume/title.ts';
import { resumes } from '#platform/database/schema.ts';
import { documentRoutes, type DocumentParts } from '#editor/store/routes.server.ts';
import { RESUME_SCHEMA_VERSION } from '#documents/resume/schema-version.ts';

export function resumeRoutes(parts: DocumentParts) {
  return documentRoutes(parts, {
    path: '/api/resumes',
    noun: 'resume',
    table: resumes,
    data: anyResumeData,
    schemaVersion: RESUME_SCHEMA_VERSION,
    unknownBytes: unknownBytesOfResume,
    hasTemplate: (templateId) => findResumeTemplate(templateId) !== undefined,
    title: resumeTitle,
    fileName: (data) => resumeFileName(data.personalInfo),
    toPrint: ({ templateId, data, updatedAt }) => ({ kind: 'resume', templateId, data, updatedAt }),
  });
}

export type ResumeRoutes = ReturnType<typeof resumeRoutes>;
