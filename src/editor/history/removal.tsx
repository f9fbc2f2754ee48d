import { useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';

/** Something that was taken away a moment ago, and where it stood. */
export type Removal = {
  name: string;
  index: number;
  /** State of the document's history right after it: while that has not changed, undoing brings this back. */
  since: unknown;
  restore: () => void;
};

/** How long the line that offers a removal back stands while nobody touches it, in ms. */
export const UNDO_MS = 60_000;

/**
 * Keeps the last removal for a while, and as long as nothing else is done: then the line would no longer bring back
 * what it names. `hold` stops the clock for as long as the offer has the focus.
 */
export function useRemoval(history: unknown) {
  const [last, offer] = useState<Removal | null>(null);
  const [held, hold] = useState(false);
  const forget = useCallback(() => offer(null), []);
  const removal = last?.since === history ? last : null;
  useEffect(() => {
    if (!removal || held) return;
    const timer = setTimeout(forget, UNDO_MS);
    return () => clearTimeout(timer);
  }, [removal, held, forget]);
  return { removal, offer, hold };
}

/** Stands where something was removed and offers it back; it takes the focus that the removed thing had. */
export function UndoLine({ removal, onHold }: { removal: Removal; onHold: (held: boolean) => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [removal]);
  return (
    <p
      className="flex items-center justify-between gap-3 rounded-md border border-line bg-sheet px-4 py-2 text-sm text-ink-soft"
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      <span className="min-w-0">Removed {removal.name}.</span>
      <Button
        ref={button}
        variant="quiet"
        size="small"
        onClick={removal.restore}
        aria-label={`Undo: bring back ${removal.name}`}
      >
        Undo
      </Button>
    </p>
  );
}
