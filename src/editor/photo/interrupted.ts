import type { Framed } from './frame.ts';

/** Whose it is, and the path of the document that it was for. */
type Interrupted = { userId: number; path: string; framed: Framed };

let kept: Interrupted | undefined;

/**
 * Keeps a framed picture that could not be sent since the session had ended, until its person is back at the document:
 * in the memory of this tab alone, as nobody else may find it here.
 */
export function keepInterrupted(interrupted: Interrupted): void {
  kept = interrupted;
}

/** What waits for this person at this path. */
export function interruptedAt(path: string, userId: number | undefined): Framed | undefined {
  return kept?.userId === userId && kept?.path === path ? kept.framed : undefined;
}

export function forgetInterrupted(): void {
  kept = undefined;
}
