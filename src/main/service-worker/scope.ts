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

export type ServiceWorkerScope = {
  location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
};
