import { valuesIn } from '#documents/fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { migrateLetter, LETTER_SCHEMA_VERSION } from '#documents/letter/migrations.ts';
import type { LetterData } from '#documents/letter/schema.ts';
import { prepareFields } from '#editor/session/prepare-fields.ts';

/** A letter fit for the screen: of the current version, with nothing missing, and nothing lost. */
export function prepareLetter(raw: unknown): LetterData {
  const given = valuesIn(migrateLetter(raw));
  return { schemaVersion: LETTER_SCHEMA_VERSION, ...prepareFields(LETTER, given) };
}
