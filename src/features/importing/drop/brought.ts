import type { Brought } from '../reading/protocol.ts';

/*
 * What somebody dropped or pasted on another page, on its way to the page that reads it. It stays in memory: a file must
 * not be written anywhere before it was looked at.
 */

let waiting: Brought | null = null;

export function bring(brought: Brought): void {
  waiting = brought;
}

/** It waits until it has been read: a page may be put up twice before it stands. */
export function waitingBrought(): Brought | null {
  return waiting;
}

/** It has been read, or nobody reads it any more. What was brought since goes on waiting. */
export function forgetBrought(brought: Brought): void {
  if (waiting === brought) waiting = null;
}
