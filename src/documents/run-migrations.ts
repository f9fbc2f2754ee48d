import { isRecord } from './is-record.ts';

/** One step from a version of the data's shape to the next. Keeps whatever it does not know. */
export type Migration = {
  /** What the step does, in a few words; shown by tests and logs. */
  name: string;
  migrate: (data: Record<string, unknown>) => Record<string, unknown>;
};

/**
 * Brings saved or sent data to the current version: `migrations[n]` leads from version n to n + 1, and
 * absent means 0. What is not an object, has a nonsensical version, or comes from a newer version of the
 * product is returned as it is: validation has the last word on it, and nothing of it may be lost.
 */
export function runMigrations(raw: unknown, migrations: readonly Migration[]): unknown {
  if (!isRecord(raw)) return raw;
  const version = raw.schemaVersion ?? 0;
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 0) return raw;
  let data = raw;
  for (const [offset, step] of migrations.slice(version).entries()) {
    data = { ...step.migrate(data), schemaVersion: version + offset + 1 };
  }
  return data;
}
