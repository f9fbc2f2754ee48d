import { useCallback, useEffect, useState } from 'react';

/** Something that was taken away a moment ago, and where it stood. */
export type Removal = { name: string; index: number; restore: () => void };

/** How long a removal can be undone while nobody touches the line that offers it, in ms. */
export const UNDO_MS = 60_000;

/** Keeps the last removal for a while; `hold` stops the clock for as long as the offer has the focus. */
export function useRemoval() {
  const [removal, setRemoval] = useState<Removal | null>(null);
  const [held, hold] = useState(false);
  const forget = useCallback(() => setRemoval(null), []);
  useEffect(() => {
    if (!removal || held) return;
    const timer = setTimeout(forget, UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, held, forget]);
  return { removal, offer: setRemoval, forget, hold };
}
