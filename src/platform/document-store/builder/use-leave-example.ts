import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DocumentSession } from '../editing/document-session.ts';
import { useSession } from './use-session.ts';

/**
 * Once there is something of the person's own on the screen, the address stops asking for the example, or for what was
 * read of a file: a reload then
 * brings back what was written, and asks nothing.
 */
export function useLeaveExample<Data extends Record<string, unknown>>(session: DocumentSession<Data>): void {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const changed = useSession(session, ({ dirty, stored }) => dirty && !stored);
  // A draft is asked for until something is written on top of it: then this page has one of its own.
  const written = useSession(session, ({ history, stored }) => history.past.length > 0 && !stored);
  const leave =
    (changed && (parameters.has('example') || parameters.has('from'))) ||
    (written && parameters.has('draft'));
  useEffect(() => {
    if (!leave) return;
    const { templateId } = session.state().content;
    void navigate(`?template=${templateId}`, { replace: true, preventScrollReset: true });
  }, [leave, session, navigate]);
}
