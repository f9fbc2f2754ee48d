import { useCallback, useState } from 'react';
import { asZoom, type Zoom } from './zoom.ts';

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
