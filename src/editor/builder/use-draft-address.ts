import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DocumentSession } from '#editor/session/document-session.ts';
import { isOfNewDocument, NO_DRAFT } from '#editor/drafts/draft-name.ts';
import { withStanding } from './document-address.ts';
import { useSession } from '#editor/session/use-session.ts';

/**
 * Once there is something of the person's own in a document that was never saved, the address names its draft, and no
 * example any more: a reload, the way back and a link then bring back these very words, whatever else is kept unsaved.
 */
export function useDraftAddress<Data extends Record<string, unknown>>(session: DocumentSession<Data>): void {
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const changed = useSession(session, ({ dirty, stored }) => dirty && !stored);
  const written = useSession(session, ({ history }) => history.past.length > 0);
  const named = parameters.get('draft');
  // A copy of what another tab is writing has a draft of its own once something is written on top of it.
  const wrong = changed && !parameters.has('id') && named !== session.creationKey() && (!named || written);
  useEffect(() => {
    if (!wrong || !isOfNewDocument(session.draftName())) return;
    void navigate(newDocumentQuery(session), { replace: true, preventScrollReset: true });
  }, [wrong, session, navigate]);
}

/** The query of a new document beside this one: it names a draft that there is not, so that none is taken up. */
export function furtherDocumentQuery(templateId: string): string {
  return withStanding({ draft: NO_DRAFT, template: templateId });
}

/** The query of a document that was never saved: its draft, where it has one, and the template chosen last. */
export function newDocumentQuery<Data extends Record<string, unknown>>(
  session: DocumentSession<Data>,
): string {
  const { dirty, content } = session.state();
  const draft = dirty ? session.creationKey() : null;
  const template = { template: content.templateId };
  return withStanding(draft === null ? template : { draft, ...template });
}
