import { useEffect, type RefObject } from 'react';

/** Opens what is folded while it is printed: a printed report is whole. */
export function usePrintOpen(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];
    const listening = new AbortController();
    const { signal } = listening;
    addEventListener(
      'beforeprint',
      () => {
        opened = [...(element.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])') ?? [])];
        for (const folded of opened) folded.open = true;
      },
      { signal },
    );
    addEventListener('afterprint', () => opened.forEach((folded) => (folded.open = false)), { signal });
    return () => listening.abort();
  }, [element]);
}
