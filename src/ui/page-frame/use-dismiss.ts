import { useEffect, type RefObject } from 'react';

/** While something is unfolded: Escape, a press beside it, and the focus leaving it call `dismiss`. */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  dismiss: (by: 'escape' | 'leaving') => void,
): void {
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && dismiss('escape');
    const onLeave = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) dismiss('leaving');
    };
    const listening = new AbortController();
    document.addEventListener('keydown', onKey, { signal: listening.signal });
    document.addEventListener('pointerdown', onLeave, { signal: listening.signal });
    document.addEventListener('focusin', onLeave, { signal: listening.signal });
    return () => listening.abort();
  });
}
