import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import { prepareCopy, prepareDraft, titleOfDraft, type AnyKind } from '#editor/session/edited-kind.ts';
import { saveDraft } from '#editor/session/save-draft.ts';
import type { SaveFailure } from '#editor/session/save-failure.ts';
import { EDITED_KINDS } from './document-kinds.ts';

/** A document of which this device has something that is not saved. */
export type UnsavedWork = {
  title: string;
  /** Saves it, and then forgets it here. */
  save(): Promise<{ kind: 'saved' } | SaveFailure>;
};

/** Everything of an account that is on this device alone, whatever its kind. */
export async function unsavedWork(
  accountId: number,
  kinds: readonly AnyKind[] = EDITED_KINDS,
): Promise<UnsavedWork[]> {
  const found = await deviceDocuments(accountId).drafts.list();
  return found.map((unsaved) => {
    const of = documentOfDraft(kinds, unsaved.document);
    return of ? workOf(accountId, of.kind, of.id, unsaved) : unknownWork(unsaved);
  });
}

function workOf(accountId: number, kind: AnyKind, id: number | null, unsaved: Unsaved): UnsavedWork {
  const draft = prepareDraft(kind, unsaved.draft);
  return {
    title: titleOfDraft(kind, unsaved.draft),
    async save() {
      const refused = kind.validate?.(draft);
      if (refused)
        return { kind: 'refused', ...refused, message: `Open it to change one field. ${refused.message}` };
      const kept = await deviceDocuments(accountId).copies.find(unsaved.document, draft.baseVersion);
      const copy = id === null ? undefined : prepareCopy(kind, id, kept);
      const outcome = await saveDraft(kind, id, draft, copy);
      if (outcome.kind === 'saved') await unsaved.remove();
      return outcome;
    },
  };
}

/** Written by a newer version of the product: it is asked about, and saved by that version alone. */
function unknownWork({ draft }: Unsaved): UnsavedWork {
  const message = 'This page is older than what wrote it. Reload the page to save it.';
  return {
    title: draft.title.trim() || 'Untitled document',
    save: async () => ({ kind: 'failed', message, retryAfterSeconds: undefined }),
  };
}
