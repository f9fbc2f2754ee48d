import type { IncomingMessage } from 'node:http';

const PATHS: ReadonlySet<string> = new Set(['/api/preview', '/api/read-back']);

/**
 * Whether a call is one that nobody has paid for and the engine works for: pages of what is written, and what is read of
 * them. However its path is written: the API decodes it before it looks.
 */
export function isForPreview({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && PATHS.has(decoded(url.split(/[?#]/u, 1)[0] ?? ''));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
