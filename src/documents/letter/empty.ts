import { NEWEST_DRAWING } from '../look/drawing.ts';
import { emptyValues, type Paper } from '../fields.ts';
import { LETTER } from './fields.ts';
import { LETTER_SCHEMA_VERSION } from './migrations.ts';
import type { LetterData } from './schema.ts';

/** A letter with nothing but the default wording: what the schema makes of `{}`, without the schema's weight. */
export function emptyLetter(paper: Paper = 'a4'): LetterData {
  const empty = emptyValues(LETTER);
  return {
    schemaVersion: LETTER_SCHEMA_VERSION,
    ...empty,
    settings: { ...empty.settings, paper, drawing: NEWEST_DRAWING },
  };
}
