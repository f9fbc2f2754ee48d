import type { DocumentSession } from '#editor/session/document-session.ts';
import { useSession } from '#editor/session/use-session.ts';

/** Whether the document is being saved because its person asked for it. */
export function useSaving(session: DocumentSession<Record<string, unknown>>): boolean {
  return useSession(session, ({ saving }) => saving === 'person');
}
