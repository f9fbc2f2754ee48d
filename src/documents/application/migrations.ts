import { runMigrations, type Migration } from '../run-migrations.ts';

/** Version of the application's shape. Raise it with every change that old data does not already satisfy. */
export const APPLICATION_SCHEMA_VERSION = 1;

/** Step n leads from version n to n + 1; their number is the current version. */
export const applicationMigrations: readonly Migration[] = [
  {
    // What is sent without a version has the same fields; the schema's defaults supply what is missing.
    name: 'take over what names no version',
    migrate: (data) => data,
  },
];

/** Brings an application's data of any earlier version to the current one; see `runMigrations`. */
export function migrateApplication(raw: unknown): unknown {
  return runMigrations(raw, applicationMigrations);
}
