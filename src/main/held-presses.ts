import { IN_PAGE_LINK } from '#ui/page-frame/navigation.ts';

/** Sent once the application has taken the page over. */
export const TAKEN_OVER = 'foothold:taken-over';

/**
 * Pages stand ready before their application does. A button that is pressed in between is pressed again once the
 * application has taken the page over, and so is a link that works within the page; a form waits to be sent by it.
 */
export function holdPresses(): void {
  let pressed: HTMLElement | null = null;
  const listening = new AbortController();
  const options = { signal: listening.signal, capture: true };
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
    options,
  );
  // Sent by the browser itself, a form would leave the page and put what was written into its address.
  document.addEventListener('submit', (event) => event.preventDefault(), options);
  document.addEventListener(
    TAKEN_OVER,
    () => {
      listening.abort();
      if (pressed?.isConnected) pressed.click();
    },
    { signal: listening.signal },
  );
}
