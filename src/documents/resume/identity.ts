import type { KindIdentity } from '../document-kind.ts';
import { RESUME_SCHEMA_VERSION } from './schema-version.ts';

export const resumeIdentity = {
  name: 'resume',
  path: '/api/resumes',
  noun: 'resume',
  schemaVersion: RESUME_SCHEMA_VERSION,
} as const satisfies KindIdentity<string>;
