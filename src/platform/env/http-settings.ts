import type { HttpSettings } from './env.ts';
import type { EnvReader } from './env-reader.ts';

/** How connections are kept, and how they end. */
export function httpSettings(read: EnvReader): HttpSettings {
  return {
    drainSeconds: read.integer('DRAIN_SECONDS', { min: 0, max: 3_600, otherwise: 0 }),
    // Longer than the proxies in use keep theirs (60 s by nginx and by Amazon's balancers): the side that sends decides.
    keepAliveSeconds: read.integer('KEEP_ALIVE_SECONDS', { min: 1, max: 3_600, otherwise: 75 }),
    requestTimeoutSeconds: read.integer('REQUEST_TIMEOUT_SECONDS', { min: 5, max: 3_600, otherwise: 300 }),
    silentTimeoutSeconds: read.integer('SILENT_TIMEOUT_SECONDS', { min: 1, max: 3_600, otherwise: 30 }),
    assetOrigin: read.origin('ASSET_ORIGIN'),
  };
}
