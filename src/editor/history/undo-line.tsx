import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import type { Removal } from './undo.ts';

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
