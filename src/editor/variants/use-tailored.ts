import { useCallback, useSyncExternalStore } from 'react';
import type { AnyTailoring, TailoringState } from './tailoring.ts';

/** A part of what is told of a tailored document; `select` hands out parts of the state, or plain values. */
export function useTailored<Part>(
  tailoring: AnyTailoring,
  select: (state: TailoringState<Record<string, unknown>>) => Part,
): Part {
  return useSyncExternalStore(
    tailoring.subscribe,
    useCallback(() => select(tailoring.state()), [tailoring, select]),
  );
}
