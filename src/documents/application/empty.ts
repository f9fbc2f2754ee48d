import { emptyValues } from '../fields.ts';
import { APPLICATION } from './fields.ts';
import { APPLICATION_SCHEMA_VERSION } from './migrations.ts';
import type { ApplicationData } from './schema.ts';

/** An application nobody has written in yet: what the schema makes of `{}`, without the schema's weight. */
export function emptyApplication(): ApplicationData {
  return { schemaVersion: APPLICATION_SCHEMA_VERSION, ...emptyValues(APPLICATION) };
}
