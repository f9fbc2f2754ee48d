import { runMigrations, type Migration } from '../run-migrations.ts';

/** Version of the letter's shape. Raise it with every change that old data does not already satisfy. */
export const LETTER_SCHEMA_VERSION = 2;

/** Step n leads from version n to n + 1; their number is the current version. */
export const letterMigrations: readonly Migration[] = [
  {
    // The plain shape has no version, settings or further fields; the schema's defaults supply them.
    name: 'take over the plain shape',
    migrate: (data) => data,
  },
  {
    // What is missing is the first drawing, as there was no other.
    name: 'keep the drawing that a document was begun with',
    migrate: (data) => data,
  },
];

/** Brings a letter's data of any earlier version to the current one; see `runMigrations`. */
export function migrateLetter(raw: unknown): unknown {
  return runMigrations(raw, letterMigrations);
}
