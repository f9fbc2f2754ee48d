/**
 * The handle that a call comes with. `null`: a browser that keeps handles and has none yet, so that its code works with
 * the one in the answer alone. `undefined`: a caller that knows nothing of handles; its code can be tried without one.
 */
export type SentHandle = string | null | undefined;
