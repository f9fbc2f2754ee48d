import { availableParallelism, totalmem } from 'node:os';
import type { EnvReader } from './env-reader.ts';

const MEGABYTE = 1024 * 1024;
/** What the engine's children and everything but the workers take, in MB; and what each worker does. */
const BESIDE_WORKERS_MB = 384;
const WORKER_MB = 128;

/**
 * How many processes answer calls: one a core, unless memory is short. The embedded database is one process's alone.
 * @param databaseUrl of PostgreSQL, where it is used
 */
export function workersWanted(read: EnvReader, databaseUrl: string | undefined): number {
  if (databaseUrl?.trim()) {
    const otherwise = defaultWorkers(availableParallelism(), availableMemory() / MEGABYTE);
    return read.integer('WORKERS', { min: 1, max: 256, otherwise });
  }
  const wanted = read.integer('WORKERS', { min: 1, max: 256, otherwise: 1 });
  if (wanted > 1)
    read.problem(
      'WORKERS',
      `is ${wanted}, and the embedded database takes one process alone; set DATABASE_URL, or leave WORKERS out`,
    );
  return 1;
}

export function defaultWorkers(cores: number, memoryMb: number): number {
  return Math.max(1, Math.min(cores, Math.floor((memoryMb - BESIDE_WORKERS_MB) / WORKER_MB)));
}

/** Of the machine, or of the container that this runs in; without a bound the system names an immense one. */
function availableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}
