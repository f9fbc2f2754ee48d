import { createContext, use } from 'react';
import type { DocumentSession } from './document-session.ts';

/** The session that the fields of an editor belong to. */
export type EditorSession = DocumentSession<Record<string, unknown>>;

export const EditorContext = createContext<EditorSession | null>(null);

export function useEditorSession(): EditorSession {
  const session = use(EditorContext);
  if (!session) throw new Error('fields of a document must stand within its editor');
  return session;
}
