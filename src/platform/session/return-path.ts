/** Where a person goes after signing in when nothing was interrupted. */
export const HOME_PATH = '/dashboard';

// Only its origin matters: a path that leads away from it leads away from ours too.
const ORIGIN = 'https://origin.invalid';

/**
 * The place that signing in or paying interrupted, from an address's `next` parameter. Only a path of this site is
 * taken, so that no link can send a freshly signed-in person elsewhere; anything else is the dashboard.
 */
export function returnPath(next: string | null): string {
  // A second slash or a backslash makes browsers read a host; they also drop tabs and line ends before reading.
  if (!next || !/^\/(?![/\\])[^\p{Cc}\\]*$/u.test(next)) return HOME_PATH;
  const url = URL.canParse(next, ORIGIN) ? new URL(next, ORIGIN) : undefined;
  if (url?.origin !== ORIGIN || url.pathname.startsWith('//')) return HOME_PATH;
  // The sign-in page itself would only lead back here.
  if (/^\/auth\/?$/.test(url.pathname)) return HOME_PATH;
  return url.pathname + url.search + url.hash;
}

/** The sign-in page that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  // A slash, a question mark and an equals sign may stand in a query as they are; addresses stay readable.
  const encoded = encodeURIComponent(path).replace(/%(?:2F|3F|3D)/g, decodeURIComponent);
  return `/auth?next=${encoded}`;
}
