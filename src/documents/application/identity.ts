import type { KindIdentity } from '../document-kind.ts';
import { APPLICATION_SCHEMA_VERSION } from './migrations.ts';

export const applicationIdentity = {
  name: 'application',
  path: '/api/applications',
  noun: 'application',
  schemaVersion: APPLICATION_SCHEMA_VERSION,
  onlyTemplate: 'application',
} as const satisfies KindIdentity<string>;
