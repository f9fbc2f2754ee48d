import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import type { DocumentSession } from './document-session.ts';
import type { SessionView } from './session-view.ts';

/**
 * A part of what is edited; the component renders again only when that part changes. `select` must hand out parts of
 * the state or plain values, never objects made anew.
 */
export function useSession<Data extends Record<string, unknown>, Part>(
  session: DocumentSession<Data>,
  select: (state: SessionView<Data>) => Part,
): Part {
  const read = useCallback(() => select(session.state()), [session, select]);
  return useSyncExternalStore(session.subscribe, read);
}

/** The session that the fields of an editor belong to. */
export type EditorSession = DocumentSession<Record<string, unknown>>;

export const EditorContext = createContext<EditorSession | null>(null);

export function useEditorSession(): EditorSession {
  const session = use(EditorContext);
  if (!session) throw new Error('fields of a document must stand within its editor');
  return session;
}
