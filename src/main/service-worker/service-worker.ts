import { handlingOf } from './handling.ts';
import { createShell } from './shell.ts';

/*
 * The part of a service worker's surroundings that ours uses. TypeScript has them in a library that contradicts the one
 * for pages, which all other files need.
 */

type LifecycleEvent = Event & { waitUntil(work: Promise<unknown>): void };

/** Says of some requests, once and for all, that they do not need the worker; not in every browser. */
type InstallEvent = LifecycleEvent & {
  addRoutes?(rules: { condition: { urlPattern: string }; source: 'network' }[]): Promise<void>;
};

type RequestEvent = LifecycleEvent & {
  request: Request;
  respondWith(response: Promise<Response>): void;
};

type ServiceWorkerScope = {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
};

/** Filled in by the build (scripts/build-service-worker.ts). */
declare const SHELL_BUILD: string;
declare const SHELL_FILES: readonly string[];

/** Where hashed files come from: filled in by the server (platform/http/site.server.ts). */
const ASSET_ORIGIN = 'https://assets.foothold.invalid';

/** What goes to the server without even waking the worker. */
const PAST_THE_WORKER = ['/api/*', '/dev/*', '/s/*', '/subscription'];

const scope = self as unknown as ServiceWorkerScope; // What a script runs in that was registered as a service worker.
const shell = createShell(SHELL_BUILD, SHELL_FILES, ASSET_ORIGIN);

scope.addEventListener('install', (event) => {
  const rules = PAST_THE_WORKER.map((urlPattern) => ({
    condition: { urlPattern },
    source: 'network' as const,
  }));
  void event.addRoutes?.(rules).catch(() => undefined);
  // Open pages do not notice: theirs are files of their own build, which are kept. The next page is of the new one.
  event.waitUntil(shell.install().then(() => scope.skipWaiting()));
});

scope.addEventListener('activate', (event) => event.waitUntil(shell.forgetOldBuilds()));

scope.addEventListener('fetch', (event) => {
  const handling = handlingOf(event.request, scope.location.origin, ASSET_ORIGIN);
  if (handling) event.respondWith(shell.answer(event.request, handling));
});
