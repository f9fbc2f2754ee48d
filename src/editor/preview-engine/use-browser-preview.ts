import { useEffect, useState } from 'react';
import { createBrowserPreview } from './browser-preview.ts';
import { newWorker, startEngineWorker } from './engine-worker.ts';
import { createLocalEngine } from './local-engine.ts';
import { serverPreview } from './server-preview.ts';
import { suitsLocalEngine } from './suits-local-engine.ts';

/** Longest wait for a quiet moment, in ms: somebody who types without a pause is served soonest by the engine. */
const QUIET_MS = 2_000;

/** The source of previews for a builder's screen; the engine goes with the screen. */
export function useBrowserPreview() {
  const [source] = useState(() =>
    createBrowserPreview({
      server: serverPreview,
      startEngine: () =>
        suitsLocalEngine() ? createLocalEngine(() => startEngineWorker(newWorker())) : null,
      whenIdle,
    }),
  );
  useEffect(() => {
    source.open();
    return () => source.close();
  }, [source]);
  return source;
}

function whenIdle(callback: () => void): void {
  // Safari does not know it.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(callback, { timeout: QUIET_MS });
  else setTimeout(callback, QUIET_MS);
}
