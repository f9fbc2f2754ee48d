import { readFileSync } from 'node:fs';
import { EngineBusyError, RenderDeadlineError } from '../engine-errors.ts';

/** How many times its deadline a job may take on a machine that has no time for it. */
const LONGEST = 3;
/** The part of its deadline that tells a job which spent its time from one that was kept from it. */
const NEARLY = 0.1;
/** When to come back where the machine had no time. */
const RETRY_SECONDS = 5;
/** What Linux counts processor time in, since ever. */
const TICKS_PER_SECOND = 100;

/** How long a job may take altogether, for all the time that the machine has for it. */
export const longestOf = (deadlineMs: number): number => deadlineMs * LONGEST;

/**
 * The time of a job that a child begins now. Asked once the deadline is over, it answers for how many milliseconds the
 * job may go on, or why it may not. What counts is the child's own processor time: where other work keeps it from
 * running, that is no fault of the document's, and at last the answer is that we are busy.
 */
export function startJobTime(
  pid: number | undefined,
  deadlineMs: number,
  longestMs = longestOf(deadlineMs),
): () => number | Error {
  const begun = performance.now();
  const before = processorMs(pid);
  return () => {
    const waited = performance.now() - begun;
    const now = processorMs(pid);
    const spent = before === undefined || now === undefined ? waited : now - before;
    const left = deadlineMs - spent;
    if (left <= deadlineMs * NEARLY) return new RenderDeadlineError(deadlineMs);
    const longest = longestMs - waited;
    return longest > 0 ? Math.min(left, longest) : new EngineBusyError(RETRY_SECONDS);
  };
}

/** What a process has worked, in milliseconds; nothing where the system does not tell it that way. */
export function processorMs(pid: number | undefined): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Its name, in brackets, may hold anything; the 14th and 15th field are its own time and the system's for it.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? (ticks * 1000) / TICKS_PER_SECOND : undefined;
  } catch {
    return undefined;
  }
}
