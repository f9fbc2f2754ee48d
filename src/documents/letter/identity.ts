import { LETTER_SCHEMA_VERSION } from './migrations.ts';
import type { KindIdentity } from '../document-kind.ts';

export const letterIdentity = {
  name: 'letter',
  path: '/api/cover-letters',
  noun: 'cover letter',
  schemaVersion: LETTER_SCHEMA_VERSION,
  isDated: true,
} as const satisfies KindIdentity<string>;
