import type { DraftStore } from '#platform/drafts/draft-store.ts';
import { ApiError } from '#platform/http/api-error.ts';
import type { Content } from './content.ts';
import { draftName, prepareDraft, prepareStored, type EditedKind } from './document-kind.ts';
import { startNew, startStored, type SessionStart } from './session-start.ts';

/** What became of opening a document. */
export type Opened<Data> =
  | { status: 'ready'; start: SessionStart<Data> }
  /** It is not there, or not this person's. `kept` is what this device still has of it. */
  | { status: 'missing'; kept: SessionStart<Data> | null }
  | { status: 'signedOut' }
  | { status: 'offline' }
  | { status: 'failed'; message: string };

/**
 * Opens a document, or with `id` null a new one that looks like `first`, together with what this device has unsaved
 * of it. `chosenTemplate` is the one the person has just picked: it rules over that of a new document's draft.
 */
export async function openDocument<Data>(
  kind: EditedKind<Data>,
  drafts: DraftStore,
  id: number | null,
  first: Content<Data>,
  chosenTemplate: string | null,
  signal: AbortSignal,
): Promise<Opened<Data>> {
  const name = draftName(kind, id);
  if (id === null) {
    const draft = prepareDraft(kind, await drafts.take(name));
    const kept = draft && { ...draft, templateId: chosenTemplate ?? draft.templateId };
    return { status: 'ready', start: startNew(first, kept, name) };
  }
  try {
    const stored = prepareStored(kind, await kind.gateway.read(id, signal));
    return { status: 'ready', start: startStored(stored, prepareDraft(kind, await drafts.take(name)), name) };
  } catch (error) {
    if (!(error instanceof ApiError)) return { status: 'offline' };
    if (error.status === 401) return { status: 'signedOut' };
    // 400: an address with an absurd id names nothing either.
    if (error.status !== 404 && error.status !== 400) return { status: 'failed', message: error.message };
    const draft = prepareDraft(kind, await drafts.take(name));
    return { status: 'missing', kept: draft ? startNew(first, draft, name) : null };
  }
}
