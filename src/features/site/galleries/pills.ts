import { useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

/** A row of pills: it scrolls sideways on a phone and breaks into lines elsewhere. */
export const PILLS =
  'relative -mx-4 flex gap-1 overflow-x-auto px-4 pb-1 sm:mx-0 sm:flex-wrap sm:overflow-visible sm:px-0';

/** A link that chooses what a page shows. */
export function pillStyle(selected: boolean): string {
  return classNames(
    'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold no-underline transition-colors',
    selected ? 'border-transparent bg-ink text-paper' : 'border-line bg-sheet text-ink hover:border-edge',
  );
}

/** What stays visible of the pill before the chosen one. */
const EDGE_PX = 48;

/** On narrow screens a row of pills scrolls sideways; what was chosen must not lie beyond its edge. */
export function useChosenInSight<Row extends HTMLElement>(current: string | null) {
  const row = useRef<Row>(null);
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-selected=true], [aria-current=true]');
    if (chosen) row.current?.scrollTo({ left: chosen.offsetLeft - EDGE_PX });
  }, [current]);
  return row;
}
