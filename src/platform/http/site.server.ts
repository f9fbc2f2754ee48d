import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicConfig } from '#platform/config/public-config.ts';
import { fillReadyPage } from '#platform/config/ready-page.ts';
import { atAssetOrigin } from './asset-origin.ts';
import {
  assetSources,
  CHECKER_WORKER_CSP,
  ENGINE_WORKER_CSP,
  fetchingFrom,
  fileHeaders,
  GRAMMAR_WORKER_CSP,
  joinSources,
  pageCsp,
  REPORTING_ENDPOINTS,
  securityHeaders,
  SERVICE_WORKER_CSP,
  SHARED_FILE_HEADERS,
  STRIPE_SOURCES,
} from './security-headers.ts';
import type { EarlierFiles } from './earlier-files/earlier-files.server.ts';
import { ownFiles } from './earlier-files/own-files.server.ts';
import { serveEarlier } from './earlier-files/serve-earlier.server.ts';
import {
  cacheControl,
  HASHED,
  loadStaticFiles,
  sendStaticFile,
  typeOf,
  type StaticFile,
} from './static-files.server.ts';

/** What ready pages carry in place of the address of the installation, which the build cannot know. */
const ORIGIN_PLACEHOLDER = 'https://foothold.invalid';
/** What the service worker carries in place of the origin that hashed files come from (main/service-worker). */
const ASSET_ORIGIN_PLACEHOLDER = 'https://assets.foothold.invalid';
const ASKED_AGAIN = { 'Cache-Control': 'public, no-cache' };
/** The page that starts the application where no ready page exists. */
const FALLBACK = '/__spa-fallback.html';
const NOT_FOUND = '/404/index.html';
/** What is never opened as a page. */
const PART_OF_PAGES = /\.(js|css|woff2|avif|webp|png|jpg|ico|wasm|ttf|otf)$/;
/** Workers obey the policy of their own file, and none is without one: the first whose name fits. */
const WORKER_POLICIES: readonly [RegExp, string][] = [
  // Draws previews (editor/preview-engine).
  [/^\/assets\/preview-worker-[\w-]+\.js$/, ENGINE_WORKER_CSP],
  // Checks grammar on request (features/checker/grammar).
  [/^\/assets\/grammar-worker-[\w-]+\.js$/, GRAMMAR_WORKER_CSP],
  // Reads and judges resumes (features/checker, editor/document-checks), and pdf.js' own part of it.
  [/^\/assets\/[\w.-]*worker[\w.-]*\.js$/, CHECKER_WORKER_CSP],
];

/** The sandbox's card form: a file of its own, which is there only where the sandbox is. */
const SANDBOX_FORM = /^\/assets\/sandbox-checkout-[\w-]+\.(js|css)$/;

/** The worker that keeps the application for when there is no network (main/service-worker). */
const SERVICE_WORKER = '/sw.js';

export type SiteSettings = {
  directory: string;
  publicUrl: string;
  /** What the browser may know of this installation. */
  config: PublicConfig;
  /** Whether the checkout page loads Stripe's card form. */
  stripe: boolean;
  /** Paths that exist without a ready page, such as `/resume-builder/7`. */
  startsFromFallback: (path: string) => boolean;
  /** Paths that do not exist, and which the application takes over from the same page to say so. */
  unknownToFallback: (path: string) => boolean;
  /** Where hashed files come from, if not from here. */
  assetOrigin?: string | undefined;
  /** Files of the builds that ran lately, for pages of theirs that are still open. */
  earlier?: EarlierFiles | undefined;
};

/** Answers requests for pages and files; false where the request is not for the site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Loads the built site, fills in the address and the settings of this installation, and gives each page its policy. */
export async function loadSite(settings: SiteSettings): Promise<Site> {
  const https = settings.publicUrl.startsWith('https://');
  const { assetOrigin } = settings;
  const headersOf = (path: string) => ({
    ...(PART_OF_PAGES.test(path) ? fileHeaders(https) : securityHeaders(https)),
    ...(assetOrigin !== undefined && path.startsWith(HASHED) ? SHARED_FILE_HEADERS : {}),
    ...workerPolicy(path, assetOrigin),
  });
  const files = await loadStaticFiles(settings.directory, headersOf, (path, original) => {
    const placed = (assetOrigin !== undefined && atAssetOrigin(path, original, assetOrigin)) || original;
    if (path.startsWith(HASHED)) {
      // What is in it then depends on the installation, which its name does not tell.
      return { content: placed, ...(placed === original ? {} : { headers: ASKED_AGAIN }) };
    }
    if (!/\.(html|xml|txt|webmanifest)$/.test(path) && path !== SERVICE_WORKER) return { content: original };
    const text = placed
      .toString('utf8')
      .replaceAll(ORIGIN_PLACEHOLDER, settings.publicUrl)
      .replaceAll(ASSET_ORIGIN_PLACEHOLDER, assetOrigin ?? '');
    if (!path.endsWith('.html')) return { content: Buffer.from(text) };
    const page = fillReadyPage(text, settings.config);
    const isLiveCheckout = settings.stripe && path.startsWith('/subscription/');
    const stripe = isLiveCheckout ? STRIPE_SOURCES : {};
    const sources = assetOrigin === undefined ? stripe : joinSources(stripe, assetSources(assetOrigin));
    const policy = pageCsp(inlineScriptHashes(page), sources, { https, isWatched: !isLiveCheckout });
    const reports = isLiveCheckout || !https ? {} : { 'Reporting-Endpoints': REPORTING_ENDPOINTS };
    return { content: Buffer.from(page), headers: { 'Content-Security-Policy': policy, ...reports } };
  });
  const isServed = (path: string) => settings.config.paymentMode === 'sandbox' || !SANDBOX_FORM.test(path);
  for (const path of [...files.keys()].filter((path) => !isServed(path))) files.delete(path);
  const { earlier } = settings;
  await earlier?.own(ownFiles(files));
  const answerEarlier =
    earlier &&
    serveEarlier(earlier, (path) => ({
      ...{ ...headersOf(path), 'Content-Type': typeOf(path), 'Cache-Control': cacheControl(path) },
    }));
  const routes = pagesByPath(files);
  const fallback = files.get(FALLBACK);
  const ready = files.get(NOT_FOUND) ?? fallback;
  // One object for every answer: what is compressed for the first of them is there for the next.
  const notFound = ready && { ...ready, status: 404 };
  const unknown = fallback && { ...fallback, status: 404 };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    // Those are answered from the database: calls, and pages of links (features/sharing).
    if (/^\/(api|dev|s)\//.test(path)) return false;
    const file = routes.get(path);
    const withoutSlash = path.endsWith('/') ? collapsed(path) : path;
    const exists = (address: string) => routes.has(address) || settings.startsFromFallback(address);
    if (file) sendStaticFile(request, response, file);
    else if (answerEarlier && notFound && path.startsWith(HASHED) && isServed(path))
      void answerEarlier(request, response, path)
        .then((isAnswered) => isAnswered || sendStaticFile(request, response, notFound))
        .catch(() => response.destroy());
    else if (withoutSlash !== path && exists(withoutSlash))
      redirect(response, withoutSlash + url.slice(path.length));
    else if (fallback && settings.startsFromFallback(path)) sendStaticFile(request, response, fallback);
    else if (unknown && settings.unknownToFallback(path)) sendStaticFile(request, response, unknown);
    else if (notFound) sendStaticFile(request, response, notFound);
    else return false;
    return true;
  };
}

function workerPolicy(path: string, assetOrigin: string | undefined): Record<string, string> {
  const policy =
    path === SERVICE_WORKER ? SERVICE_WORKER_CSP : WORKER_POLICIES.find(([names]) => names.test(path))?.[1];
  return policy === undefined ? {} : { 'Content-Security-Policy': fetchingFrom(policy, assetOrigin) };
}

/** `/templates/index.html` answers at `/templates`; the rest under its own name. */
function pagesByPath(files: Map<string, StaticFile>): Map<string, StaticFile> {
  const routes = new Map<string, StaticFile>();
  for (const [path, file] of files) {
    if (path === FALLBACK || path === NOT_FOUND) continue;
    routes.set(path.replace(/(?<=.)\/index\.html$|^\/index\.html$/, '') || '/', file);
  }
  return routes;
}

/** Collapsed, so that `//elsewhere.example/` cannot become the address of another host. */
function collapsed(path: string): string {
  return `/${path.split('/').filter(Boolean).join('/')}`;
}

/** @param target one of the site's own pages: browsers take `/\\elsewhere.example` for another host's address */
function redirect(response: ServerResponse, target: string): void {
  response.writeHead(308, { Location: target, 'Content-Length': 0 }).end();
}

function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(({ groups }) => !/\bsrc=|type="application\/(ld\+)?json"/.test(groups?.attributes ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.code ?? '')
          .digest('base64')}'`,
    );
  return [...new Set(hashes)];
}
