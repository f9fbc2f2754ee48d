import { useEffect, useState } from 'react';
import { createBrowserPreview } from './browser-preview.ts';
import { createLocalEngine, newEngineWorker, startEngineWorker } from './local-engine.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { nobodysPreview } from './nobodys-preview.ts';
import { serverPreview } from './server-preview.ts';

/** Longest wait for the page to be idle, in ms: without pauses in typing the engine is needed most. */
const QUIET_MS = 2_000;

/** The source of previews for a builder's screen; the engine goes with the screen, and the screen with who is signed in. */
export function useBrowserPreview() {
  const { status } = useAuth();
  const [source] = useState(() =>
    createBrowserPreview({
      server: status === 'signedOut' ? nobodysPreview : serverPreview,
      startEngine: () =>
        suitsLocalEngine() ? createLocalEngine(() => startEngineWorker(newEngineWorker())) : null,
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

/** What browsers tell of the device and the line, where they do; TypeScript's library does not list it. */
type Surroundings = Navigator & {
  /** In GB, rounded, 8 at most. */
  deviceMemory?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
};

/** The engine takes 100 to 400 MB. */
const LEAST_MEMORY_GB = 2;

/** Whether a browser can run the engine and may be asked to load its 9 MB. Where not, the server draws. */
function suitsLocalEngine(): boolean {
  // WebAssembly can be switched off, and the cache is there on secure addresses only.
  const able =
    typeof WebAssembly === 'object' &&
    typeof Worker === 'function' &&
    typeof OffscreenCanvas === 'function' &&
    typeof ImageBitmapRenderingContext === 'function' &&
    typeof caches === 'object';
  const { deviceMemory = LEAST_MEMORY_GB, connection }: Surroundings = navigator;
  const slow = connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '');
  return able && deviceMemory >= LEAST_MEMORY_GB && !slow;
}
