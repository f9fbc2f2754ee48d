import { availableParallelism, totalmem } from 'node:os';

/*
 * How many processes a machine bears. Measured under load on PostgreSQL, with documents of 500 KB among others: what
 * answers calls takes up to 200 MB, a child of the engine 85, and what is above them 30.
 */
const MEGABYTE = 1024 * 1024;
const ABOVE_MB = 32;
const WORKER_MB = 200;
const CHILD_MB = 90;
/** One is kept for downloads. */
const LEAST_CHILDREN = 2;

export type Machine = { cores: number; memoryMb: number };

/** The machine, or the container that this runs in. */
export function thisMachine(): Machine {
  // Nothing, where there is no bound.
  const constrained = process.constrainedMemory();
  const bytes = constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
  return { cores: availableParallelism(), memoryMb: bytes / MEGABYTE };
}

/** One process a core answers calls, as long as the engine has its children beside them. */
export function workersFor({ cores, memoryMb }: Machine): number {
  const left = memoryMb - ABOVE_MB - childrenWanted(cores) * CHILD_MB;
  return Math.max(1, Math.min(cores, Math.floor(left / WORKER_MB)));
}

/** Children of the engine: one a core, and one for downloads, as long as there is memory for them beside the workers. */
export function engineChildrenFor({ cores, memoryMb }: Machine, workers: number): number {
  const left = memoryMb - ABOVE_MB - workers * WORKER_MB;
  return Math.max(LEAST_CHILDREN, Math.min(childrenWanted(cores), Math.floor(left / CHILD_MB)));
}

function childrenWanted(cores: number): number {
  return cores + 1;
}
