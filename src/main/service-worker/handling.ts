import { startsFromFallback } from '../fallback-paths.ts';

/** Any address that starts from the fallback page; they are all answered with the same. */
const FALLBACK_EXAMPLE = '/resume-builder/new';

/** Pages of the application that open without a network. */
export const SHELL_PAGES = [
  '/dashboard',
  '/resume-builder',
  FALLBACK_EXAMPLE,
  '/cover-letter-builder',
  '/applications',
] as const;

/** What the worker does with a request; nothing where it is none of its business. */
export type Handling =
  /** A page of the application: from the server, or as the worker keeps it under this path. */
  | { kind: 'page'; keptAs: (typeof SHELL_PAGES)[number] }
  /** A file whose name carries a hash of its content: kept once, and never asked for again. */
  | { kind: 'file' };

/** Files of pages. What the preview's engine loads (WebAssembly, its typefaces) it keeps by itself. */
const FILE = /^\/assets\/[\w.-]+\.(js|css|woff2|avif|webp|png|svg)$/;

export function handlingOf(
  request: Pick<Request, 'url' | 'method' | 'mode' | 'cache'>,
  origin: string,
  assetOrigin = origin,
): Handling | undefined {
  const { origin: from, pathname } = new URL(request.url);
  if (request.method !== 'GET' || (from !== origin && from !== assetOrigin)) return undefined;
  if (request.mode === 'navigate') {
    const page = startsFromFallback(pathname) ? FALLBACK_EXAMPLE : pathname;
    const keptAs = SHELL_PAGES.find((path) => path === page);
    return keptAs && { kind: 'page', keptAs };
  }
  // Whoever asks for a fresh one keeps it elsewhere.
  return FILE.test(pathname) && request.cache !== 'no-store' ? { kind: 'file' } : undefined;
}
