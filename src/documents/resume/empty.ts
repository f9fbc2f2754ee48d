import { NEWEST_DRAWING } from '../look/drawing.ts';
import { emptyValues, type Paper } from '../fields.ts';
import { RESUME } from './fields.ts';
import { RESUME_SCHEMA_VERSION } from './migrations.ts';
import type { ResumeData } from './schema.ts';

/** A resume nobody has written in yet: what the schema makes of `{}`, without the schema's weight. */
export function emptyResume(paper: Paper = 'a4'): ResumeData {
  const empty = emptyValues(RESUME);
  return {
    schemaVersion: RESUME_SCHEMA_VERSION,
    ...empty,
    settings: { ...empty.settings, paper, drawing: NEWEST_DRAWING },
  };
}
