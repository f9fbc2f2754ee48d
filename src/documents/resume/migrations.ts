import { runMigrations, type Migration } from '../run-migrations.ts';

/** Version of the resume's shape. Raise it with every change that old data does not already satisfy. */
export const RESUME_SCHEMA_VERSION = 1;

/** Step n leads from version n to n + 1; their number is the current version. */
export const resumeMigrations: readonly Migration[] = [
  {
    // The plain shape has no version, settings or further fields; the schema's defaults supply them.
    name: 'take over the plain shape',
    migrate: (data) => data,
  },
];

/** Brings a resume's data of any earlier version to the current one; see `runMigrations`. */
export function migrateResume(raw: unknown): unknown {
  return runMigrations(raw, resumeMigrations);
}
