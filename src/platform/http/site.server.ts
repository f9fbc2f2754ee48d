import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublicConfig } from '#platform/config/public-config.ts';
import { fillReadyPage } from '#platform/config/ready-page.ts';
import {
  CHECKER_WORKER_CSP,
  ENGINE_WORKER_CSP,
  fileHeaders,
  GRAMMAR_WORKER_CSP,
  pageCsp,
  REPORTING_ENDPOINTS,
  securityHeaders,
  SERVICE_WORKER_CSP,
  STRIPE_SOURCES,
} from './security-headers.ts';
import { loadStaticFiles, sendStaticFile, type StaticFile } from './static-files.server.ts';

/** What ready pages carry in place of the address of the installation, which the build cannot know. */
const ORIGIN_PLACEHOLDER = 'https://foothold.invalid';
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
};

/** Answers requests for pages and files; false where the request is not for the site. */
export type Site = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Loads the built site, fills in the address and the settings of this installation, and gives each page its policy. */
export async function loadSite(settings: SiteSettings): Promise<Site> {
  const https = settings.publicUrl.startsWith('https://');
  const files = await loadStaticFiles(
    settings.directory,
    (path) => (PART_OF_PAGES.test(path) ? fileHeaders(https) : securityHeaders(https)),
    (path, original) => {
      const worker = WORKER_POLICIES.find(([names]) => names.test(path));
      if (worker) return { content: original, headers: { 'Content-Security-Policy': worker[1] } };
      if (path === SERVICE_WORKER) {
        return { content: original, headers: { 'Content-Security-Policy': SERVICE_WORKER_CSP } };
      }
      if (!/\.(html|xml|txt|webmanifest)$/.test(path)) return { content: original };
      const text = original.toString('utf8').replaceAll(ORIGIN_PLACEHOLDER, settings.publicUrl);
      if (!path.endsWith('.html')) return { content: Buffer.from(text) };
      const page = fillReadyPage(text, settings.config);
      const more = settings.stripe && path.startsWith('/subscription/') ? STRIPE_SOURCES : undefined;
      const policy = pageCsp(inlineScriptHashes(page), https, more);
      const reports = more || !https ? {} : { 'Reporting-Endpoints': REPORTING_ENDPOINTS };
      return { content: Buffer.from(page), headers: { 'Content-Security-Policy': policy, ...reports } };
    },
  );
  if (settings.config.paymentMode !== 'sandbox')
    for (const path of [...files.keys()].filter((path) => SANDBOX_FORM.test(path))) files.delete(path);
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
    else if (withoutSlash !== path && exists(withoutSlash))
      redirect(response, withoutSlash + url.slice(path.length));
    else if (fallback && settings.startsFromFallback(path)) sendStaticFile(request, response, fallback);
    else if (unknown && settings.unknownToFallback(path)) sendStaticFile(request, response, unknown);
    else if (notFound) sendStaticFile(request, response, notFound);
    else return false;
    return true;
  };
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
