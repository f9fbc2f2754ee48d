import { useId, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/listeners.ts';

const listeners = createListeners();
let open: string | null = null;

/**
 * Whether the examples and phrases of a field are open, and how to open and close them; one field's at a time. They are
 * its control's, which stays one while entries before it come and go.
 */
export function usePhrasePanel(): [boolean, (open: boolean) => void] {
  const own = useId();
  const isOpen = useSyncExternalStore(listeners.subscribe, () => open === own);
  const set = (next: boolean) => {
    if (!next && open !== own) return;
    open = next ? own : null;
    listeners.emit();
  };
  return [isOpen, set];
}
