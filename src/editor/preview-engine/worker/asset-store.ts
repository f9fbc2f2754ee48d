import { FONT_URLS } from 'virtual:engine-fonts';

/** Name of the browser's cache for the engine's files. Theirs carry a hash of their content. */
const CACHE = 'engine';

/**
 * A file of the engine's by its address: from the cache where it has been before, otherwise from the server, and kept.
 * @throws Error when the server does not have it, TypeError without a connection
 */
export async function fetchAsset(url: string): Promise<Response> {
  const cache = await openCache();
  const kept = await cache?.match(url);
  if (kept) return kept;
  const fetched = Promise.withResolvers<Response>();
  const fetchAndKeep = async () => {
    const meanwhile = await cache?.match(url);
    if (meanwhile) return fetched.resolve(meanwhile);
    // Kept once, and by us: the browser's own cache drops large files first.
    const response = await fetch(url, { cache: 'no-store' });
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    const copy = response.clone();
    fetched.resolve(response);
    // Without room on the device it is fetched again the next time.
    await cache?.put(url, copy).catch(() => undefined);
  };
  // The preview's engine and the one of the templates' pictures may want the same file: it comes over the line once.
  navigator.locks.request(`engine ${url}`, fetchAndKeep).catch(fetched.reject);
  return fetched.promise;
}

/** Drops what an earlier version of the product has left: everything but these. */
export async function forgetOtherAssets(urls: ReadonlySet<string>): Promise<void> {
  const cache = await openCache();
  for (const { url } of (await cache?.keys()) ?? []) {
    if (!urls.has(new URL(url).pathname)) await cache?.delete(url);
  }
}

/** The cache; none where the browser keeps nothing, such as in some private windows. */
function openCache(): Promise<Cache | undefined> {
  return caches.open(CACHE).catch(() => undefined);
}

/** Fonts at hand in the worker, by their names in the catalogue. */
export type FontStore = {
  /** The bytes of a font that was fetched. */
  font(file: string): Uint8Array | undefined;
  has(files: readonly string[]): boolean;
  /** Takes those that are not at hand from the device; false where one of them is not there either. */
  takeKept(files: readonly string[]): Promise<boolean>;
  /** Fetches those of the files that are not at hand. Rejects when one cannot be had. */
  fetch(files: readonly string[]): Promise<void>;
};

export function createFontStore(): FontStore {
  const fonts = new Map<string, Uint8Array>();
  const has = (file: string) => fonts.has(file);
  return {
    font: (file) => fonts.get(file),
    has: (files) => files.every(has),
    async takeKept(files) {
      const cache = await openCache();
      const kept = await Promise.all(
        files
          .filter((file) => !has(file))
          .map(async (file) => [file, await cache?.match(FONT_URLS[file] ?? '')] as const),
      );
      for (const [file, response] of kept) {
        if (response) fonts.set(file, new Uint8Array(await response.arrayBuffer()));
      }
      return files.every(has);
    },
    async fetch(files) {
      const missing = files.filter((file) => !has(file));
      await Promise.all(
        missing.map(async (file) => {
          const response = await fetchAsset(FONT_URLS[file] ?? '');
          fonts.set(file, new Uint8Array(await response.arrayBuffer()));
        }),
      );
    },
  };
}
