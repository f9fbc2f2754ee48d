import { useEffect, useRef, type RefObject } from 'react';

/** Between a field and the toast, in pixels. */
const GAP = 12;
/** What of a field stays in sight, however tall it is, below the bars at the top; in pixels. */
const TOP_ROOM = 140;

/**
 * While a toast is shown, scrolls the focused field out from under it, with its label and what is said below it; where the
 * page cannot be scrolled so far, the toast goes to the top. So it does for the field that was written in last, before a
 * button was pressed, without moving the page.
 */
export function useClearOfToast(toasts: RefObject<HTMLElement | null>, shown: object | null): void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (isField(target)) last.current = target;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  useEffect(() => {
    delete toasts.current?.dataset.place;
    if (!shown) return;
    const clear = () => {
      const focused = document.activeElement;
      const field = isField(focused) ? focused : last.current;
      const over = toasts.current;
      if (!over || !field?.isConnected || !field.checkVisibility()) return;
      if (field === focused) scrollClear(field, over);
      const place = placeOf(field);
      const room = over.getBoundingClientRect();
      // At the top it must not cover it, either.
      const covers = isCovered(place, room);
      if (covers && (field === focused || place.top > room.height)) over.dataset.place = 'top';
    };
    // Not before the browser has scrolled to what takes the focus, and the toast has its size.
    const clearSoon = () => requestAnimationFrame(clear);
    clearSoon();
    document.addEventListener('focusin', clearSoon);
    return () => document.removeEventListener('focusin', clearSoon);
  }, [toasts, shown]);
}

function isField(target: EventTarget | null): target is Element {
  return target instanceof Element && target.matches('input, textarea, select');
}

function scrollClear(field: Element, toasts: Element): void {
  const place = placeOf(field);
  const over = toasts.getBoundingClientRect();
  if (!isCovered(place, over)) return;
  const isAtTop = over.top + over.height / 2 < window.innerHeight / 2;
  const by = isAtTop
    ? place.top - over.bottom - GAP
    : Math.min(place.bottom - over.top + GAP, place.top - TOP_ROOM);
  window.scrollBy({ top: by, behavior: 'instant' });
}

type Place = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** Where a field stands, with its label above it and what is said of it: what is wrong stands below it. */
function placeOf(field: Element): Place {
  const place = field.getBoundingClientRect();
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  const below = described.flatMap((id) => document.getElementById(id)?.getBoundingClientRect() ?? []);
  const bottoms = below
    .filter(({ height, top }) => height > 0 && top >= place.bottom)
    .map(({ bottom }) => bottom);
  const labels = 'labels' in field && field.labels instanceof NodeList ? [...field.labels] : [];
  const tops = labels
    .flatMap((label) => (label instanceof Element ? label.getBoundingClientRect() : []))
    .filter(({ height, bottom }) => height > 0 && bottom <= place.top)
    .map(({ top }) => top);
  return {
    ...{ left: place.left, right: place.right },
    ...{ top: Math.min(place.top, ...tops), bottom: Math.max(place.bottom, ...bottoms) },
  };
}

function isCovered(place: Place, over: DOMRect): boolean {
  const isBeside = place.right <= over.left || place.left >= over.right;
  return !isBeside && over.height > 0 && place.bottom > over.top && place.top < over.bottom;
}
