import { useEffect, type RefObject } from 'react';

/** Between a field and the toast below it, in pixels. */
const GAP = 12;
/** What of a field stays in sight, however tall it is, below the bars at the top; in pixels. */
const TOP_ROOM = 140;

/** While a toast is shown, scrolls the field that somebody writes in, or goes to, out from under it. */
export function useClearOfToast(toasts: RefObject<HTMLElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return;
    const clear = () => {
      const field = document.activeElement;
      if (toasts.current && field?.matches('input, textarea, select')) scrollClear(field, toasts.current);
    };
    // Not before the browser has scrolled to what takes the focus, and the toast has its size.
    const clearSoon = () => requestAnimationFrame(clear);
    clearSoon();
    document.addEventListener('focusin', clearSoon);
    return () => document.removeEventListener('focusin', clearSoon);
  }, [toasts, open]);
}

function scrollClear(field: Element, toasts: Element): void {
  const place = field.getBoundingClientRect();
  const over = toasts.getBoundingClientRect();
  const isBeside = place.right <= over.left || place.left >= over.right;
  if (isBeside || over.height === 0 || place.bottom <= over.top || place.top >= over.bottom) return;
  window.scrollBy(0, Math.min(place.bottom - over.top + GAP, place.top - TOP_ROOM));
}
