import { useCallback, useState } from 'react';

/** How large pages are shown: as wide as their place, whole, or in percent of the printed size. */
export type Zoom = 'width' | 'page' | number;

/** In percent. */
const STEPS: readonly number[] = [50, 75, 100, 125, 150, 200];

export const ZOOMS: readonly { zoom: Zoom; label: string }[] = [
  { zoom: 'width', label: 'Fit width' },
  { zoom: 'page', label: 'Fit page' },
  ...STEPS.map((zoom) => ({ zoom, label: `${zoom}%` })),
];

/** The zoom of that name, such as `page` or `125`; nothing for any other text. */
export function asZoom(name: string): Zoom | undefined {
  return ZOOMS.find(({ zoom }) => String(zoom) === name)?.zoom;
}

/** How wide a page is shown, for CSS; its size is in points. The place must be a size container. */
export function pageWidth(zoom: Zoom, page: { width: number; height: number }): string {
  if (zoom === 'width') return 'min(100%, 60rem)';
  if (zoom === 'page') return `min(100%, 100cqh * ${page.width / page.height})`;
  return `${(page.width * zoom) / 100}pt`;
}

/** The next step up or down from what is shown, in percent; the last one at an end. */
export function nextZoom(shown: number, direction: 'in' | 'out'): Zoom {
  // What is shown is measured, so that it may differ from a step by a rounding error.
  const further =
    direction === 'in' ? STEPS.find((step) => step > shown + 1) : STEPS.findLast((step) => step < shown - 1);
  return further ?? (direction === 'in' ? Math.max(...STEPS) : Math.min(...STEPS));
}

const KEY = 'foothold-preview-zoom';

/** How large pages are shown, as chosen last on this device. */
export function useZoom(): [Zoom, (zoom: Zoom) => void] {
  const [zoom, setZoom] = useState(kept);
  const choose = useCallback((next: Zoom) => {
    setZoom(next);
    try {
      localStorage.setItem(KEY, String(next));
    } catch {
      // Then it holds for this visit.
    }
  }, []);
  return [zoom, choose];
}

function kept(): Zoom {
  try {
    return asZoom(localStorage.getItem(KEY) ?? '') ?? 'width';
  } catch {
    return 'width';
  }
}
