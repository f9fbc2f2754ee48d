import { useEffect } from 'react';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';

/** Covered by less than this at its end, in px, a window has no keyboard over it: bars of browsers come and go. */
const KEYBOARD_MIN = 80;

/** Then bars at the beginning of the window scroll away with the page. */
const SHORT = '(max-height: 30rem)';
/** Then so does the one at its end. */
const TINY = '(max-height: 20rem)';

/**
 * Tells the page where a builder's bars stick to the window, so that neither what takes the focus nor a toast comes to lie
 * under them, and how much of its end a keyboard on the screen covers: browsers that do not make the page shorter for it
 * (Safari on a phone) tell of it in their visual viewport alone.
 */
export function useWindowRoom(): void {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const short = useMediaQuery(SHORT);
  const tiny = useMediaQuery(TINY);
  useEffect(() => {
    const { style } = document.documentElement;
    const above = wide ? '12rem' : short ? '0.5rem' : '6.5rem';
    style.scrollPaddingTop = above;
    style.setProperty('--room-above', above);
    const isFree = wide || tiny;
    style.scrollPaddingBottom = isFree ? '' : 'calc(6rem + var(--keyboard, 0px))';
    style.setProperty('--bottom-bar', isFree ? '0px' : 'calc(4rem + var(--keyboard, 0px))');
    return () => {
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
      style.removeProperty('--room-above');
      style.removeProperty('--bottom-bar');
    };
  }, [wide, short, tiny]);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--keyboard', `${coveredByKeyboard(viewport)}px`);
    const listening = new AbortController();
    viewport.addEventListener('resize', measure, { signal: listening.signal });
    viewport.addEventListener('scroll', measure, { signal: listening.signal });
    measure();
    return () => {
      listening.abort();
      style.removeProperty('--keyboard');
    };
  }, []);
}

/** In px. A page that is zoomed in by two fingers shows a part of itself, and no keyboard. */
function coveredByKeyboard({ scale, height, offsetTop }: VisualViewport): number {
  const covered = Math.round(window.innerHeight - height - offsetTop);
  return scale > 1.01 || covered < KEYBOARD_MIN ? 0 : covered;
}
