import { useRef } from 'react';

/**
 * For a window that has no trigger of its own: the focus goes back to whatever had it when the window opened, unless the
 * way out has sent it elsewhere, as "Go to field" does.
 */
export function useFocusBack() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      // Radix would give it to whatever had it, whoever has it by now.
      event.preventDefault();
      if (document.activeElement !== document.body) return;
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
