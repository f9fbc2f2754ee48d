import { useEffect, useState, type RefObject } from 'react';

/** So far outside the window counts as near. Browsers load lazy images from four times as far. */
const NEAR = '300px';

/** Whether an element has come near the window; it stays so from then on. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (near || !current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, near]);
  return near;
}
