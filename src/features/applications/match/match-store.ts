import { createListeners } from '#platform/listeners.ts';
import type { AdComparison } from '../ad/protocol.ts';

/** What is known of the ad that the open resume is for. */
export type MatchState = {
  /** The application that it is compared for: as somebody chose, or the address says; null for the newest. */
  applicationId: number | null;
  /** Null until it is known. */
  ad: string | null;
  comparison: AdComparison | null;
  /** Whether the list is open. */
  isOpen: boolean;
};

export type MatchStore = ReturnType<typeof createMatchStore>;

/** Keeps it apart from the screen, so that a builder is not drawn again for each answer. */
export function createMatchStore(applicationId: number | null) {
  const listeners = createListeners();
  let state: MatchState = { applicationId, ad: null, comparison: null, isOpen: applicationId !== null };
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    put(part: Partial<MatchState>): void {
      state = { ...state, ...part };
      listeners.emit();
    },
  };
}
