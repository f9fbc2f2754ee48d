import { useCallback, useSyncExternalStore } from 'react';
import type { DocumentSession } from './document-session.ts';
import type { SessionState } from './session-state.ts';

/**
 * A part of what is edited; the component renders again only when that part changes. `select` must hand out parts of
 * the state or plain values, never objects made anew.
 */
export function useSession<Data extends Record<string, unknown>, Part>(
  session: DocumentSession<Data>,
  select: (state: SessionState<Data>) => Part,
): Part {
  const read = useCallback(() => select(session.state()), [session, select]);
  return useSyncExternalStore(session.subscribe, read);
}
