import { anchorAt, type Anchor, type Point } from './anchor.ts';

/** What two fingers do to the pages: how many times as large they are now, and which point lies under the fingers' middle. */
export type Pinch = { scale: number; anchor: Anchor };

const between = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
const apart = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));

/**
 * Follows two fingers on an element. The browser pans by itself, with one finger and with two; it is told not to once there
 * are two, which touch events alone can say: pointers that the browser has begun to pan with are taken away.
 * @returns ends it
 */
export function followPinch(
  element: HTMLElement,
  zoomed: () => HTMLElement | null,
  tell: { moved: (pinch: Pinch, box: DOMRect) => void; ended: (pinch: Pinch) => void },
): () => void {
  let began: { distance: number; share: Point; box: DOMRect } | null = null;
  let pinch: Pinch | null = null;

  const start = (event: TouchEvent) => {
    const fingers = twoFingers(event);
    const box = zoomed()?.getBoundingClientRect();
    if (!fingers || !box || isPageZoomed()) return;
    if (event.cancelable) event.preventDefault();
    const [one, other] = fingers;
    began = { distance: apart(one, other), share: anchorAt(between(one, other), box).share, box };
  };
  const move = (event: TouchEvent) => {
    const fingers = twoFingers(event);
    if (!fingers || !began) return;
    if (event.cancelable) event.preventDefault();
    const [one, other] = fingers;
    const anchor = { share: began.share, at: between(one, other) };
    pinch = { scale: apart(one, other) / began.distance, anchor };
    tell.moved(pinch, began.box);
  };
  const end = () => {
    const done = pinch;
    began = null;
    pinch = null;
    if (done) tell.ended(done);
  };
  const listening = new AbortController();
  const active = { signal: listening.signal, passive: false };
  element.addEventListener('touchstart', start, active);
  element.addEventListener('touchmove', move, active);
  element.addEventListener('touchend', end, { signal: listening.signal });
  element.addEventListener('touchcancel', end, { signal: listening.signal });
  return () => listening.abort();
}

function twoFingers({ touches }: TouchEvent): [Point, Point] | null {
  const [one, other] = touches;
  if (!one || !other || touches.length !== 2) return null;
  return [one, other].map(({ clientX, clientY }) => ({ x: clientX, y: clientY })) as [Point, Point]; // Two of two.
}

/** Whether the browser itself shows the page larger: then two fingers are for that. */
function isPageZoomed(): boolean {
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
