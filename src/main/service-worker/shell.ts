import { SHELL_PAGES, type Handling } from './handling.ts';

/** How long the server may take for a page before the kept one is shown, in ms. */
const PATIENCE_MS = 3_000;
const PREFIX = 'shell-';
/** Builds whose files are kept: this one, and the one that open pages may still be of. */
const BUILDS_KEPT = 2;
const ANY = { ignoreVary: true } as const;

/**
 * One build of the application, kept whole in the browser's cache: its pages and the files they load, by their paths.
 * @param assetOrigin where files come from
 */
export function createShell(build: string, files: readonly string[], assetOrigin = '') {
  const name = PREFIX + build;
  const known = new Set(files);

  return {
    /** Fetches everything or, on a failure, counts as nothing. */
    async install(): Promise<void> {
      const cache = await caches.open(name);
      try {
        await Promise.all([
          ...files.map((file) => keepFile(cache, file)),
          ...SHELL_PAGES.map((path) => keepPage(cache, path)),
        ]);
      } catch (error) {
        await caches.delete(name);
        throw error;
      }
    },

    /** Drops builds that nobody can have open any more. */
    async forgetOldBuilds(): Promise<void> {
      const builds = (await caches.keys()).filter((key) => key.startsWith(PREFIX));
      const others = builds.filter((key) => key !== name);
      const old = others.slice(0, Math.max(0, others.length - (BUILDS_KEPT - 1)));
      await Promise.all(old.map((key) => caches.delete(key)));
    },

    answer(request: Request, handling: Handling): Promise<Response> {
      return handling.kind === 'file' ? fileFor(request) : pageFor(request, handling.keptAs);
    },
  };

  async function keepFile(cache: Cache, path: string): Promise<void> {
    const file = await fetch(assetOrigin + path);
    if (!file.ok) throw new Error(`${path}: ${file.status}`);
    await cache.put(path, withoutAddress(file));
  }

  /** A page whose files are other than these is of another build: the two must not be mixed. */
  async function keepPage(cache: Cache, path: string): Promise<void> {
    const page = await fetch(path, { cache: 'no-cache' });
    if (!page.ok) throw new Error(`${path}: ${page.status}`);
    const text = (await page.clone().text()).replaceAll(`"${assetOrigin}/assets/`, '"/assets/');
    const wanted = Array.from(text.matchAll(/"(\/assets\/[\w.-]+)"/g), ([, file = '']) => file);
    const strange = wanted.find((file) => !known.has(file));
    if (strange) throw new Error(`${path} is of another build: ${strange}`);
    await cache.put(path, page);
  }

  async function fileFor(request: Request): Promise<Response> {
    // Of whichever build: a name says what is in it.
    const { pathname } = new URL(request.url);
    const kept = await caches.match(pathname, ANY);
    if (kept) return kept;
    const file = await fetch(request);
    if (file.ok) {
      const copy = file.clone();
      // Without room on the device it is fetched again the next time.
      const keeping = caches.open(name).then((cache) => cache.put(pathname, copy));
      keeping.catch(() => undefined);
    }
    return file;
  }

  /** The server's page; the kept one where the server cannot be reached, takes too long or fails. */
  async function pageFor(request: Request, path: string): Promise<Response> {
    const answer = fetch(request);
    const inTime = answer.then(
      (page) => (page.status < 500 ? page : undefined),
      () => undefined,
    );
    const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
    const page = await Promise.race([inTime, tooLate]);
    return page ?? (await caches.match(path, { ...ANY, cacheName: name })) ?? answer;
  }
}

/**
 * A file as if it came from wherever it is asked for: browsers start no worker from one that a cache has from another
 * origin.
 */
function withoutAddress({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers });
}
