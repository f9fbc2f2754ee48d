import { valuesIn } from '#documents/fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import { migrateResume, RESUME_SCHEMA_VERSION } from '#documents/resume/migrations.ts';
import type { ResumeData } from '#documents/resume/schema.ts';
import { prepareFields } from '#editor/session/prepare-fields.ts';

/** A resume fit for the screen: of the current version, with nothing missing, and nothing lost. */
export function prepareResume(raw: unknown): ResumeData {
  const given = valuesIn(migrateResume(raw));
  return { schemaVersion: RESUME_SCHEMA_VERSION, ...prepareFields(RESUME, given) };
}
