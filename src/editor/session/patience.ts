/** Past this a call is taken as lost, in ms: a dead line often answers nothing at all. */
const PATIENCE_MS = 30_000;

/** Ends a call that takes too long, or that nobody waits for any more. */
export function patience(signal?: AbortSignal): AbortSignal {
  const timeout = AbortSignal.timeout(PATIENCE_MS);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
