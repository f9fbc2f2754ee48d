import { createListeners } from '#platform/listeners.ts';
import type { AdComparison } from '../ad/protocol.ts';

/** What is known of the ad that the open resume is for. */
export type MatchState = {
  /** The application that it is compared for: as somebody chose, or the address says; null for the newest. */
  applicationId: number | null;
  /** Null until it is known. */
  ad: string | null;
  comparison: AdComparison | null;
  /** Whether the ad could not be had, or not be read. */
  hasFailed: boolean;
  /** How often somebody has asked to try again. */
  tries: number;
  /** Whether the list is open beside the pages. */
  isOpen: boolean;
  /** Whether it is open as a window, where there is no room beside them. */
  isWindowOpen: boolean;
};

export type MatchStore = ReturnType<typeof createMatchStore>;

/** Keeps it apart from the screen, so that a builder is not drawn again for each answer. */
export function createMatchStore(applicationId: number | null) {
  const listeners = createListeners();
  let state: MatchState = {
    ...{ applicationId, ad: null, comparison: null, hasFailed: false, tries: 0 },
    // Who comes by way of an application wants to see it; over a form it would be in the way.
    ...{ isOpen: applicationId !== null, isWindowOpen: false },
  };
  return {
    state: () => state,
    subscribe: listeners.subscribe,
    put(part: Partial<MatchState>): void {
      state = { ...state, ...part };
      listeners.emit();
    },
  };
}
