import { IN_PAGE_LINK } from '#ui/page-frame/navigation.ts';

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
/** Sent once the application has taken the page over. */
export const TAKEN_OVER = 'foothold:taken-over';

/**
 * Ready pages are documents: they read, link and look the same without script. The application behind such a page is
 * fetched when somebody begins to use it, or at once for whom the page must change: somebody who is signed in, or an
 * address that asks for something. A button pressed before the application is there is pressed again when it is, and
 * so is a link that works within the page.
 */
export function startWhenUsed(start: () => void): void {
  let pressed: HTMLElement | null = null;
  let started = false;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true, passive: true };

  const startOnce = (): void => {
    if (started) return;
    started = true;
    start();
  };
  document.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return;
      pressed = event.target.closest<HTMLElement>(`button, a[${IN_PAGE_LINK}]`);
      // With a key held down, the link's own file is wanted: in a new tab, or saved.
      const modified = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
      const inPage = pressed?.hasAttribute(IN_PAGE_LINK) ?? false;
      if (inPage && modified) pressed = null;
      else if (inPage) event.preventDefault();
      // React listens before the page is its own, and would answer this press as well as the one made again.
      if (pressed) event.stopImmediatePropagation();
    },
    { signal: listening.signal, capture: true },
  );
  // Sent by the browser itself, a form would leave the page and put what was written into its address.
  document.addEventListener('submit', (event) => event.preventDefault(), {
    signal: listening.signal,
    capture: true,
  });
  document.addEventListener(
    TAKEN_OVER,
    () => {
      listening.abort();
      if (pressed?.isConnected) pressed.click();
    },
    options,
  );
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
