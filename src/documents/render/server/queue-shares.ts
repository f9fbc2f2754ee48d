import type { EngineBusyError } from '#documents/render/engine-errors.ts';
import type { Urgency } from '#documents/render/engine.ts';

export type Waiting<T> = {
  item: T;
  urgency: Urgency;
  isSmall: boolean;
  /** Counts up from job to job. */
  number: number;
  /** By the clock of `performance`. */
  since: number;
  timer: ReturnType<typeof setTimeout>;
  refuse: (error: EngineBusyError) => void;
};

/** What one asker has in the queue and on the children. */
export type Share<T> = { waiting: Waiting<T>[]; running: number };

/** Who gives up a place, and what they are told. */
export type GivenUp<T> = {
  key: string | symbol;
  share: Share<T>;
  waiting: Waiting<T>;
  retryAfterSeconds: number;
};

/** A job that could be next. */
export type Next<T> = Omit<GivenUp<T>, 'retryAfterSeconds'> & { attained: number; isSlow: boolean };

/** Kinds of jobs, the most urgent first; urgency counts before a person's turn. */
export const BY_URGENCY: readonly Urgency[] = ['download', 'preview', 'background'];

/** The newest of the least urgent that one asker has waiting, if less urgent than this. */
export function leastUrgent<T>({ waiting }: Share<T>, than: Urgency): Waiting<T> | undefined {
  return BY_URGENCY.slice(BY_URGENCY.indexOf(than) + 1)
    .toReversed()
    .map((lesser) => waiting.findLast(({ urgency }) => urgency === lesser))
    .find((found) => found !== undefined);
}
