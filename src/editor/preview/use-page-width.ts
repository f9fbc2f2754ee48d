import { useEffect, type RefObject } from 'react';

/** Tells how wide an element is, in pixels of the device: at first, when it changes, and when the page is zoomed. */
export function usePageWidth(
  element: RefObject<HTMLElement | null>,
  active: boolean,
  onWidth: (pixels: number) => void,
): void {
  useEffect(() => {
    const observed = element.current;
    if (!active || !observed) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) onWidth(devicePixels(entry));
    });
    try {
      observer.observe(observed, { box: 'device-pixel-content-box' });
    } catch {
      // Safari does not know the box.
      observer.observe(observed);
    }
    return () => observer.disconnect();
  }, [element, active, onWidth]);
}

function devicePixels({ devicePixelContentBoxSize, contentRect }: ResizeObserverEntry): number {
  const computed = contentRect.width * devicePixelRatio;
  // TypeScript's library takes it for given; Safari does not have it, and an emulated screen's is that of the real one.
  const [box] = (devicePixelContentBoxSize as readonly ResizeObserverSize[] | undefined) ?? [];
  return box && Math.abs(box.inlineSize - computed) < 2 ? box.inlineSize : computed;
}
