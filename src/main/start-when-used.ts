/** What tells that somebody has begun to use the page. */
const SIGNS = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
  'dragenter',
] as const;

/**
 * Ready pages are documents: they read, link and look the same without script. The application behind such a page is
 * fetched when somebody begins to use it, or at once for whom the page must change: somebody who is signed in, or an
 * address that asks for something. What is pressed before the application is there waits for it (`held-presses.ts`).
 */
export function startWhenUsed(start: () => void): void {
  let started = false;
  const listening = new AbortController();
  const startOnce = (): void => {
    if (started) return;
    started = true;
    listening.abort();
    start();
  };
  const options = { signal: listening.signal, capture: true, passive: true };
  for (const sign of SIGNS)
    addEventListener(sign, (event) => !isStandingPointer(event) && startOnce(), options);
  if (location.search !== '' || isSignedIn()) startOnce();
}

/** Browsers tell where the pointer is when a page appears under it: nobody has moved it. */
function isStandingPointer(event: Event): boolean {
  return (
    event instanceof PointerEvent &&
    event.type === 'pointermove' &&
    event.movementX === 0 &&
    event.movementY === 0
  );
}

function isSignedIn(): boolean {
  try {
    return localStorage.getItem('sessionToken') !== null;
  } catch {
    // Storage is switched off, so that nothing can be in it.
    return false;
  }
}
