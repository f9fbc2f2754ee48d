/** On what has the focus without showing it; the ring of app.css passes it over. */
const QUIET = 'data-quiet-focus';

let byPointer = false;

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (byPointer = true), { capture: true });
  document.addEventListener('keydown', () => (byPointer = false), { capture: true });
}

/**
 * Gives the focus to a part of the page without scrolling. Who uses the keyboard sees where it is; who presses with a
 * finger or a mouse knows, and would take a ring around the whole part for a sign.
 */
export function focusAsLastUsed(part: HTMLElement): void {
  if (byPointer) {
    part.setAttribute(QUIET, '');
    const over = new AbortController();
    const show = () => {
      part.removeAttribute(QUIET);
      over.abort();
    };
    part.addEventListener('blur', show, { signal: over.signal });
    document.addEventListener('keydown', show, { signal: over.signal });
  }
  part.focus({ preventScroll: true });
}
