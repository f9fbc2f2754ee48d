import { useEffect, useState } from 'react';
import { createBrowserPreview } from './browser-preview.ts';
import { createLocalEngine, newEngineWorker, startEngineWorker } from './local-engine.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { nobodysPreview } from './nobodys-preview.ts';
import { serverPreview } from './server-preview.ts';
import { suitsLocalEngine } from './suits-engine.ts';

/** Longest wait for the page to be idle, in ms: without pauses in typing the engine is needed most. */
const QUIET_MS = 2_000;

/** The source of previews for a builder's screen; the engine goes with the screen, and the screen with who is signed in. */
export function useBrowserPreview() {
  const { status } = useAuth();
  const [source] = useState(() =>
    createBrowserPreview({
      server: status === 'signedOut' ? nobodysPreview : serverPreview,
      startEngine: (photoCame) =>
        suitsLocalEngine()
          ? createLocalEngine(() => startEngineWorker(newEngineWorker('preview'), photoCame))
          : null,
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
