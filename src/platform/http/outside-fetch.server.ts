const fetchAsStarted = globalThis.fetch;

/** Fetches from an address that a setting of the installation names, never one that a caller sent. */
export const outsideFetch: typeof fetch = (input, init) => fetchAsStarted(input, init);

/**
 * Takes `fetch` from everything else in this process: a library that follows an address in what somebody sent would let
 * them reach what only this machine can. (Certificates of passkeys name such addresses.)
 */
export function refuseOtherFetches(): void {
  globalThis.fetch = () => Promise.reject(new Error('nothing but outsideFetch fetches in this process'));
}
