import { createHash, randomBytes } from 'node:crypto';

/**
 * The handle that a call comes with. `null`: a browser that keeps handles and has none yet, so that its code works with
 * the one in the answer alone. `undefined`: a caller that knows nothing of handles; its code can be tried without one.
 */
export type SentHandle = string | null | undefined;

export function newHandle(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a handle: whoever reads the database cannot act as the browser. */
export function hashHandle(handle: string): string {
  return createHash('sha256').update(handle).digest('base64url');
}
