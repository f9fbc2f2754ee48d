import type { Point } from './anchor.ts';

/** Two taps further apart than this, in ms or in px, are no double tap. */
const TWICE_WITHIN_MS = 280;
const TWICE_WITHIN_PX = 30;

/** Presses that were held back and are given on now. */
const givenOn = new WeakSet<Event>();

/**
 * Tells two taps of a finger from one. What one does is held back for as long as a second may follow; what a mouse or a key
 * does never is. Two taps select nothing.
 * @param isReading whether one tap on the page, and on no button of it, does nothing: what is enlarged is being read
 * @returns ends it
 */
export function followTaps(
  element: HTMLElement,
  onTwice: (at: Point) => void,
  isReading: () => boolean = () => false,
): () => void {
  let first: { at: Point; timer: ReturnType<typeof setTimeout>; giveOn: () => void } | null = null;
  let byFinger = false;
  const down = ({ pointerType }: PointerEvent) => void (byFinger = pointerType === 'touch');
  const isSecond = ({ clientX: x, clientY: y }: MouseEvent) =>
    byFinger && first !== null && Math.hypot(first.at.x - x, first.at.y - y) < TWICE_WITHIN_PX;
  // Browsers select the word under two taps: at the second press, or by themselves.
  const secondPress = (event: MouseEvent) => {
    if (isSecond(event)) event.preventDefault();
  };
  const select = (event: Event) => {
    if (byFinger && first) event.preventDefault();
  };
  const click = (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    if (givenOn.has(event) || !byFinger || event.detail === 0 || !(target instanceof Element)) return;
    event.stopPropagation();
    if (first && isSecond(event)) {
      clearTimeout(first.timer);
      first = null;
      onTwice({ x, y });
      return;
    }
    const giveOn = () => {
      if (isReading() && !target.closest('button, a, input, select')) return;
      const late = new MouseEvent('click', { bubbles: true, cancelable: true, clientX: x, clientY: y });
      givenOn.add(late);
      target.dispatchEvent(late);
    };
    const before = first;
    const timer = setTimeout(() => {
      first = null;
      giveOn();
    }, TWICE_WITHIN_MS);
    first = { at: { x, y }, timer, giveOn };
    if (!before) return;
    // A press elsewhere: the one before was no half of two.
    clearTimeout(before.timer);
    before.giveOn();
  };
  const listening = new AbortController();
  const early = { signal: listening.signal, capture: true };
  element.addEventListener('pointerdown', down, early);
  element.addEventListener('mousedown', secondPress, early);
  element.addEventListener('selectstart', select, early);
  element.addEventListener('click', click, early);
  return () => {
    listening.abort();
    if (first) clearTimeout(first.timer);
  };
}
