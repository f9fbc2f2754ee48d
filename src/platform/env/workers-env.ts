import type { EnvReader } from './env-reader.ts';
import { thisMachine, workersFor } from './machine.ts';

/**
 * How many processes answer calls. The embedded database is one process's alone.
 * @param databaseUrl of PostgreSQL, where it is used
 */
export function workersWanted(read: EnvReader, databaseUrl: string | undefined): number {
  if (databaseUrl !== undefined)
    return read.integer('WORKERS', { min: 1, max: 256, otherwise: workersFor(thisMachine()) });
  const wanted = read.integer('WORKERS', { min: 1, max: 256, otherwise: 1 });
  if (wanted > 1)
    read.problem(
      'WORKERS',
      `is ${wanted}, and the embedded database takes one process alone; set DATABASE_URL, or leave WORKERS out`,
    );
  return 1;
}
