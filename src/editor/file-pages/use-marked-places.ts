import { scrollBehavior } from '#ui/scroll-behavior.ts';
import { useCallback, useMemo, useState } from 'react';
import type { Marks } from './marks.ts';

type MarkedPlaces = {
  /** Whether the file stands beside what is said of it; else it is a tab. */
  wide: boolean;
  /** The id of the heading above the file on a small screen. */
  title: string;
  /** Opens the tab of the file; the same function each time. */
  openFile: () => void;
};

/** What is marked on a file's pages: what is pointed at or shown there, and the way to its place and back. */
export function useMarkedPlaces({ wide, title, openFile }: MarkedPlaces) {
  const [pointed, setPointed] = useState<string | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  const context = useMemo<Marks>(
    () => ({
      active: pointed ?? shown,
      point: setPointed,
      show: (id) => {
        setShown(id);
        setPointed(null);
        if (wide) return;
        openFile();
        afterDrawing(() => {
          document.getElementById(title)?.focus({ preventScroll: true });
          scrollToMiddle(document.querySelector(`[data-mark="${CSS.escape(id)}"]`));
        });
      },
    }),
    [pointed, shown, wide, title, openFile],
  );
  /** From a place in the file to what it belongs to, found once that is drawn. */
  const leadTo = (id: string, find: () => HTMLElement | null) => {
    setShown(id);
    afterDrawing(() => {
      const place = find();
      scrollToMiddle(place);
      place?.focus({ preventScroll: true });
    });
  };
  const pointAway = useCallback(() => setPointed(null), []);
  return { context, shown, leadTo, pointAway };
}

function scrollToMiddle(element: Element | null): void {
  element?.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
}

/** The tab that something stands in may only now be opening. */
function afterDrawing(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
