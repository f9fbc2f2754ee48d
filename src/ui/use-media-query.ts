import { useSyncExternalStore } from 'react';

/** Whether the window matches a media query; false while a page is made ready on the server. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** From this width on, editor and preview stand side by side; Tailwind's `lg`. */
export const SIDE_BY_SIDE = '(min-width: 64rem)';
