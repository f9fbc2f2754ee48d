import { RESUME_SCHEMA_VERSION } from './migrations.ts';
import type { KindIdentity } from '../document-kind.ts';

export const resumeIdentity = {
  name: 'resume',
  path: '/api/resumes',
  noun: 'resume',
  schemaVersion: RESUME_SCHEMA_VERSION,
} as const satisfies KindIdentity<string>;
