import type { Brought } from '../reading/protocol.ts';

/*
 * What somebody dropped or pasted on another page, on its way to the page that reads it. It stays in memory: a file must
 * not be written anywhere before it was looked at.
 */

let waiting: Brought | null = null;

export function bring(brought: Brought): void {
  waiting = brought;
}

/** Takes it: the next one to ask finds nothing. */
export function takeBrought(): Brought | null {
  const brought = waiting;
  waiting = null;
  return brought;
}
