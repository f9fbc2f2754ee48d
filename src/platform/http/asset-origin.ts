/** Names of files that a script fetches or shows; what it runs it loads from where it lies itself. */
const SHOWN_OR_FETCHED = /(["'`])(\/assets\/[\w.-]+\.(?:avif|webp|png|svg|woff2|wasm|ttf|otf))(?=["'`])/g;
/** The list of all pages' code, by which React Router asks for it. */
const MANIFEST = /^\/assets\/manifest-[\w-]+\.js$/;
/** In a page: in attributes, in lists of pictures, and in the script that begins it. */
const NAMED_IN_PAGE = /(["'`,\s(])(?=\/assets\/[\w.-]+)/g;
/** A worker has to come from the page's own origin, and not from where the script lies that starts it. */
const STARTS_WORKER =
  /(new Worker\(new URL\((["'`])\/assets\/[\w.-]+\2,\s*)(?:""|''|``)\s*\+\s*import\.meta\.url/g;

/**
 * A file of the site as it is where its hashed files come from a CDN: it names them there.
 * @returns undefined where there is nothing in it to name
 */
export function atAssetOrigin(path: string, original: Buffer, origin: string): Buffer | undefined {
  // The service worker names files by their paths.
  if (!/\.html$|^\/assets\/.*\.js$/.test(path)) return undefined;
  const text = original.toString('utf8');
  if (!text.includes('/assets/')) return undefined;
  const changed =
    path.endsWith('.html') || MANIFEST.test(path)
      ? text.replaceAll(NAMED_IN_PAGE, `$1${origin}`)
      : text.replaceAll(SHOWN_OR_FETCHED, `$1${origin}$2`).replaceAll(STARTS_WORKER, '$1location.origin');
  return changed === text ? undefined : Buffer.from(changed);
}
