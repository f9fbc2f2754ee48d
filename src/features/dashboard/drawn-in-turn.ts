import { ApiError, mayPass } from '#platform/http/api-error.ts';

/** As many as the server takes on for a person at a time: one is set, the other waits. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/** Fetches pictures a few at a time, in the order they were asked for; one nobody wants any more is skipped. */
export async function inTurn<T>(signal: AbortSignal, fetchPicture: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await fetchPicture();
  } finally {
    const next = waiting.shift();
    // The next one takes over the place.
    if (next) next();
    else running -= 1;
  }
}

/** Another tab may have the server's engine at work for this person. */
const RETRIES = 4;

/** Whether a picture is asked for again: the engine may be busy for a moment; one that cannot be drawn stays away. */
export function mayComeLater(failures: number, error: Error): boolean {
  return failures < RETRIES && error instanceof ApiError && mayPass(error);
}
