import type { Paper } from '../fields.ts';
import { RESUME_SCHEMA_VERSION } from './schema-version.ts';
import type { ResumeData } from './schema.ts';

/** A resume nobody has written in yet: what the schema makes of `{}`, without the schema's weight. */
export function emptyResume(paper: Paper = 'a4'): ResumeData {
  return {
    schemaVersion: RESUME_SCHEMA_VERSION,
    personalInfo: { firstName: '', lastName: '', title: '', email: '', phone: '', location: '', links: [] },
    includeSummary: true,
    summary: '',
    includeEmployment: true,
    employment: [],
    includeEducation: true,
    education: [],
    includeSkills: true,
    skills: [],
    settings: { paper, language: 'en', density: 'normal' },
    sections: [],
  };
}
