/** Headers that every answer carries which may be opened as a page. */
export function securityHeaders(https: boolean): Record<string, string> {
  return {
    ...fileHeaders(https),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(self), browsing-topics=()',
  };
}

/** Those of them that mean something on scripts, styles, pictures and fonts: a builder loads seventy such files. */
export function fileHeaders(https: boolean): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(https ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
  };
}

/** For answers that are no pages: nothing in them may load or run anything. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * For the worker that holds the engine: it may compile WebAssembly and fetch files of ours, and nothing else, not even
 * another script. A worker obeys the policy of its own answer, so that pages stay without either.
 */
export const ENGINE_WORKER_CSP = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'";

/**
 * For the worker that holds the checker: it loads parts of its own program and fetches nothing, so that what it is
 * given to read cannot leave it.
 */
export const CHECKER_WORKER_CSP = "default-src 'none'; script-src 'self'";

/** For the worker that checks grammar on request: parts of its program, among them WebAssembly that it fetches. */
export const GRAMMAR_WORKER_CSP =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** For the service worker: it fetches files and pages of ours, and runs nothing else. */
export const SERVICE_WORKER_CSP = "default-src 'none'; connect-src 'self'";

/** Hosts that Stripe's card form needs; allowed on the checkout page alone. */
export const STRIPE_SOURCES: CspSources = {
  script: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frame: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: ['https://api.stripe.com'],
  img: ['https://*.stripe.com'],
};

export type CspSources = Partial<Record<'script' | 'style' | 'font' | 'frame' | 'connect' | 'img', string[]>>;

/** What a page takes from a CDN. */
export function assetSources(origin: string): CspSources {
  const from = [origin];
  return { script: from, style: from, font: from, connect: from, img: from };
}

/** Both. */
export function joinSources(one: CspSources, other: CspSources): CspSources {
  const joined: CspSources = { ...one };
  for (const [name, sources] of Object.entries(other) as [keyof CspSources, string[]][])
    joined[name] = [...(one[name] ?? []), ...sources];
  return joined;
}

/** The policy of a worker that fetches files of ours, where these come from a CDN. */
export function fetchingFrom(policy: string, origin: string | undefined): string {
  return origin === undefined ? policy : policy.replace("connect-src 'self'", `connect-src 'self' ${origin}`);
}

/** For files that pages of another origin, ours, are to take from a CDN. */
export const SHARED_FILE_HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Where browsers report what our policies stopped. */
export const CSP_REPORTS = '/api/csp-reports';
/** Names that address for `report-to`. */
export const REPORTING_ENDPOINTS = `csp="${CSP_REPORTS}"`;

/**
 * The content security policy of a page: our own files, and exactly the inline scripts the build put into it.
 * Style attributes are allowed, since React and Radix set them; style elements are not.
 * Text becomes markup or the address of a script only through our policies (platform/trusted-types.ts), and what is
 * stopped is reported; both not where a loader that is not ours runs.
 * @param scriptHashes of the page's inline scripts, as `'sha256-...'`
 * @param more what a page takes from elsewhere
 * @param https whether pages are served so: `report-to` reaches nobody otherwise, and makes browsers leave `report-uri`
 * @param isWatched false where a loader that is not ours runs
 */
export function pageCsp(
  scriptHashes: readonly string[],
  more: CspSources = {},
  { https = false, isWatched = true }: { https?: boolean; isWatched?: boolean } = {},
): string {
  const directive = (name: string, ...sources: string[]) => `${name} ${sources.join(' ')}`;
  return [
    directive('default-src', "'none'"),
    directive('script-src', "'self'", ...scriptHashes, ...(more.script ?? [])),
    directive('style-src', "'self'", ...(more.style ?? [])),
    directive('style-src-attr', "'unsafe-inline'"),
    directive('img-src', "'self'", 'blob:', 'data:', ...(more.img ?? [])),
    directive('font-src', "'self'", ...(more.font ?? [])),
    directive('connect-src', "'self'", ...(more.connect ?? [])),
    directive('worker-src', "'self'"),
    directive('manifest-src', "'self'"),
    ...(more.frame ? [directive('frame-src', ...more.frame)] : []),
    directive('base-uri', "'none'"),
    directive('form-action', "'self'"),
    directive('frame-ancestors', "'none'"),
    ...(isWatched
      ? [
          directive('require-trusted-types-for', "'script'"),
          directive('trusted-types', 'default', 'markup'),
          directive('report-uri', CSP_REPORTS),
          ...(https ? [directive('report-to', 'csp')] : []),
        ]
      : []),
  ].join('; ');
}
