import type { Log } from '#platform/log/log.server.ts';

/** For tests in which failures are part of the story. */
export const silentLog: Log = { info: () => undefined, warn: () => undefined, error: () => undefined };
