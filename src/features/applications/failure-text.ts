import { ApiError, errorText } from '#platform/http/api-error.ts';

/**
 * Why something did not come about: the server's own words, that there is no network, or else `fallback`. Said alike by all
 * that changes an application, or makes something of it, without keeping on the device what was asked for.
 */
export function failureText(error: unknown, fallback: string): string {
  const isUnreachable = error instanceof TypeError || (!(error instanceof ApiError) && !navigator.onLine);
  return isUnreachable ? OFFLINE : errorText(error, fallback);
}

/** Said before anything is tried, too, where the browser knows that it would be in vain. */
export const OFFLINE =
  'You are offline, or our server cannot be reached. Please try again once you are connected.';
