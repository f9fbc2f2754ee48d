import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { ResumeData } from '#documents/resume/schema.ts';
import type { Landing } from '#editor/fields/use-field-focus.ts';
import type { DocumentSession } from '#editor/session/document-session.ts';
import type { ApplicationRow } from '../contract.ts';
import type { MatchState, MatchStore } from './match-store.ts';

/** What the parts around a builder share. */
export type MatchParts = {
  session: DocumentSession<ResumeData>;
  store: MatchStore;
  /** Those that the resume is for, the newest first. */
  applications: readonly ApplicationRow[];
  onGoTo: (path: string, landing?: Landing) => void;
};

export const MatchContext = createContext<MatchParts | null>(null);

export function useMatchParts(): MatchParts {
  const parts = use(MatchContext);
  if (!parts) throw new Error('a match stands within the parts around a builder');
  return parts;
}

/** A part of what is known; `select` hands out parts of the state, or plain values. */
export function useMatch<Part>(select: (state: MatchState) => Part): Part {
  const { store } = useMatchParts();
  return useSyncExternalStore(
    store.subscribe,
    useCallback(() => select(store.state()), [store, select]),
  );
}

/** The application that the resume is compared for. */
export function useChosenApplication(): ApplicationRow | undefined {
  const { applications } = useMatchParts();
  const wanted = useMatch(chosenId);
  return applications.find(({ id }) => id === wanted) ?? applications[0];
}

const chosenId = ({ applicationId }: MatchState) => applicationId;
