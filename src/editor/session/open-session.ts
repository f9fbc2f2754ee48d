import { flushSync } from 'react-dom';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { keepingCaret } from '#editor/fields/caret.ts';
import { createDocumentSession, type DocumentSession } from './document-session.ts';
import type { EditedKind } from './edited-kind.ts';
import { keepSteps } from './keep-steps.ts';
import type { SessionStart } from './session-start.ts';
import { shareDraft } from './share-draft.ts';

/** A session that is open on this page; `stopKeeping` ends what keeps its steps on the device, and its draft on the server. */
export type OpenSession<Data extends Record<string, unknown>> = {
  session: DocumentSession<Data>;
  stopKeeping: () => void;
};

const nothing = () => undefined;

/**
 * Begins to edit: the device keeps the draft and its steps, the server the draft, and other tabs hear of each save.
 * @param onSaved what is shown of all documents is no longer true
 */
export function startSession<Data extends Record<string, unknown>>(
  kind: EditedKind<Data>,
  accountId: number,
  start: SessionStart<Data>,
  onSaved: () => void,
): OpenSession<Data> {
  const { drafts, copies, news, steps, shared } = deviceDocuments(accountId);
  const session = createDocumentSession(start, {
    drafts,
    copies,
    gateway: kind.gateway,
    fields: kind.fields,
    draftNameOf: (savedId) => draftName(kind, savedId),
    now: () => new Date(),
    showMerged: (show) => keepingCaret(() => flushSync(show)),
    unsavable: kind.unsavable,
    onSaved: ({ id, version }) => {
      onSaved();
      news.emit({ kind: 'saved', document: draftName(kind, id), version });
    },
  });
  const stopSteps = keepSteps(session, steps);
  const store = { gateway: kind.gateway.drafts, store: shared };
  // Nobody has drafts on the server.
  const stopSharing = accountId === NOBODY ? nothing : shareDraft(session, store, isKnown(start));
  return {
    session,
    stopKeeping() {
      // Whoever has logged out has nobody to hand anything over for.
      stopSharing(!drafts.cleared());
      stopSteps();
    },
  };
}

/** Whether the server has heard of what was never saved, so that another device may have written in it. */
function isKnown({ stored, shared, handed = [] }: SessionStart<unknown>): boolean {
  return stored === null && (shared !== undefined || handed.length > 0);
}
