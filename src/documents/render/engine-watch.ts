import type { Urgency } from './engine.ts';

/** How a job on a child ended: with a result, refused by the compiler, cut off at its deadline, or with its child. */
export type JobOutcome = 'done' | 'refused' | 'deadline' | 'crash';

/** The engine at the moment. */
export type EngineFigures = {
  waiting: number;
  running: number;
  /** Of each child, its memory in bytes after its last job. */
  childMemory: readonly number[];
};

/** Is told what the engine does, for its figures. */
export type EngineWatch = {
  /** A job's turn came. */
  waited(urgency: Urgency, ms: number): void;
  /** A job was given up while it waited, or not taken on. */
  turnedAway(urgency: Urgency): void;
  /** A child worked at a job. */
  ran(kind: string, ms: number, outcome: JobOutcome): void;
  /** A child did not survive a job: it was killed at a deadline, or ended by itself. */
  killed(why: 'deadline' | 'crash'): void;
};

export const unwatched: EngineWatch = {
  waited: () => undefined,
  turnedAway: () => undefined,
  ran: () => undefined,
  killed: () => undefined,
};
