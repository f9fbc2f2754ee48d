import { ApiError, errorText } from '#platform/http/api-error.ts';

/**
 * Why something did not come about: the server's own words, that there is no network, or else `fallback`. Said alike by all
 * that changes an application without keeping what was asked for.
 */
export function failureText(error: unknown, fallback: string): string {
  const isUnreachable = error instanceof TypeError || (!(error instanceof ApiError) && !navigator.onLine);
  return isUnreachable ? OFFLINE : errorText(error, fallback);
}

const OFFLINE =
  'You are offline, or our server cannot be reached. Nothing was changed; please try again once you are connected.';
