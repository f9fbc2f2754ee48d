import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DocumentSession } from '../editing/document-session.ts';
import { useSession } from './use-session.ts';

/**
 * Once there is something of the person's own on the screen, the address stops asking for the example: a reload then
 * brings back what was written, and asks nothing.
 */
export function useLeaveExample<Data extends Record<string, unknown>>(session: DocumentSession<Data>): void {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const leave = useSession(session, ({ dirty, stored }) => dirty && !stored) && parameters.has('example');
  useEffect(() => {
    if (!leave) return;
    const { templateId } = session.state().content;
    void navigate(`?template=${templateId}`, { replace: true, preventScrollReset: true });
  }, [leave, session, navigate]);
}
