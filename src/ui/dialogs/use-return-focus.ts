import { useEffect, useRef } from 'react';

/**
 * Brings the focus back to what a controlled dialog was opened from, once it has closed and nothing else took it.
 * @returns what to call at the moment that opens it
 */
export function useReturnFocus(open: boolean): () => void {
  const opener = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const target = opener.current;
    if (open || !target) return undefined;
    opener.current = null;
    // A closing dialog lets go of the focus in a timer of its own, which was set before this one.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body && target.isConnected) target.focus();
    });
    return () => clearTimeout(timer);
  }, [open]);
  return () => {
    opener.current = focusedControl();
  };
}

/** What has the focus; for an entry of a menu, which is gone when it is chosen, the button that opened the menu. */
function focusedControl(): HTMLElement | null {
  const focused = document.activeElement;
  const menuButton = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  if (menuButton) return document.getElementById(menuButton);
  return focused instanceof HTMLElement && focused !== document.body ? focused : null;
}
