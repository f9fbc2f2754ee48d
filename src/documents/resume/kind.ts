import { hasSideColumn } from '../catalog/designs.ts';
import { findResumeTemplate } from '../catalog/resume-templates.ts';
import type { PrintedKind } from '../document-kind.ts';
import { resumeFileName } from '../file-name.ts';
import { toJsonResume } from './json-resume.ts';
import { RESUME } from './fields.ts';
import { resumeIdentity } from './identity.ts';
import { resumePrintJob } from './print-model.ts';
import { resumeFields } from './printed-fields.ts';
import { printedResume } from './printed-resume.ts';
import type { ResumeData } from './schema.ts';
import { resumeTitle } from './title.ts';

export const resumeKind: PrintedKind<'resume', ResumeData> = {
  ...resumeIdentity,
  hasTemplate: (templateId) => findResumeTemplate(templateId) !== undefined,
  hasSideColumn,
  title: resumeTitle,
  titledBy: ['personalInfo'],
  fileName: ({ personalInfo }) => resumeFileName(personalInfo),
  printJob: resumePrintJob,
  printedFields: resumeFields,
  tailoredBy: RESUME,
  exchange: {
    fileEnding: 'json-resume.json',
    content: ({ data, updatedAt }) => toJsonResume(printedResume(data), updatedAt),
  },
};
