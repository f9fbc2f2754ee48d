import { useEffect, type RefObject } from 'react';

/** Tells which of the listed pages stands in the middle of the window, from 0; between two, the one before. */
export function useCurrentPage(
  list: RefObject<HTMLElement | null>,
  pages: number,
  active: boolean,
  onPage: (index: number) => void,
): void {
  useEffect(() => {
    if (!active || !list.current) return;
    const items = [...list.current.children];
    const observer = new IntersectionObserver(
      (entries) => {
        const inSight = entries.find((entry) => entry.isIntersecting);
        if (inSight) onPage(items.indexOf(inSight.target));
      },
      { rootMargin: '-50% 0px' },
    );
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list, pages, active, onPage]);
}
