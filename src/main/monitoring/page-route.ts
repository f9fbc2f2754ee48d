import { FILE_ROUTE, UNKNOWN_ROUTE } from '#platform/http/watch-requests.server.ts';
import { prerenderedPaths } from '../prerendered-paths.ts';

const PAGES: ReadonlySet<string> = new Set(prerenderedPaths);
const DOCUMENT = /^\/(?<kind>resume-builder|applications)\/(?:\d+|new)$/;
/** What lies beside the pages: `/favicon.ico`, `/sw.js`, `/.well-known/security.txt`. */
const FILE = /^\/(?:\.well-known\/)?[\w-]+\.(?:ico|png|svg|js|txt|xml|webmanifest|json)$/;

/** The pattern of a page's address; what has none is one of all that is asked for in vain. */
export function pageRoute(path: string): string {
  if (PAGES.has(path)) return path;
  if (path.startsWith('/assets/')) return FILE_ROUTE;
  const kind = DOCUMENT.exec(path)?.groups?.kind;
  if (kind !== undefined) return `/${kind}/{id}`;
  return FILE.test(path) ? '/{file}' : UNKNOWN_ROUTE;
}
