/** Addresses with a part of their own, which no ready page exists for: `/resume-builder/7`, `/applications/new`. */
export function startsFromFallback(path: string): boolean {
  return /^\/(?:resume-builder|applications)\/([1-9]\d{0,9}|new)$/.test(path);
}

/**
 * Addresses that are none, though the routes have them with a part of their own: `/resume-builder/x`. They begin as the
 * application will go on with them, and not as the page of unknown addresses, which belongs to another route.
 */
export function unknownToFallback(path: string): boolean {
  return (
    /^\/(?:resume-builder|applications)\/[^/]+\/?$/.test(path) && !startsFromFallback(path.replace(/\/$/, ''))
  );
}
