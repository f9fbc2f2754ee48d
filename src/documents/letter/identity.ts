import type { KindIdentity } from '../document-kind.ts';
import { LETTER_SCHEMA_VERSION } from './schema-version.ts';

export const letterIdentity = {
  name: 'letter',
  path: '/api/cover-letters',
  noun: 'cover letter',
  schemaVersion: LETTER_SCHEMA_VERSION,
} as const satisfies KindIdentity<string>;
