import { useEffect, useRef } from 'react';

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
