import { createDocumentSession } from '#editor/session/document-session.ts';
import { startNew } from '#editor/session/session-start.ts';
import { shareDraft } from '#editor/session/share-draft.ts';
import { device, first, server, sessionParts } from './session-setup.ts';

/** The creation key of the draft. */
export const KEY = '3e4666bf-d5e5-4aa7-b8ce-cefe41c7568a';

/** A new document whose draft is handed to the server; `isKnown` where another device may have written in it. */
export function openHanded(there = server(), here = device(), isKnown = false) {
  const start = { ...startNew(first, undefined, 'resume/new'), creationKey: KEY };
  const session = createDocumentSession(start, sessionParts(there, here));
  const parts = { gateway: there.gateway.drafts, store: here.shared };
  const stop = shareDraft(session, parts, isKnown);
  const drafted = () => there.drafts.get(KEY)?.content.data.summary;
  const keeps = () => there.calls.filter((name) => name === 'keepDraft').length;
  return { session, there, here, stop, drafted, keeps };
}
