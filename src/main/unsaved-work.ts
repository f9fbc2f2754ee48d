import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';
import {
  prepareCopy,
  prepareDraft,
  prepareShared,
  titleOfDraft,
  type AnyKind,
} from '#editor/session/edited-kind.ts';
import { savedButFor } from '#editor/builder/held-back-words.ts';
import { meetDrafts } from '#editor/session/drafts-everywhere.ts';
import { saveDraft } from '#editor/session/save-draft.ts';
import type { SaveFailure } from '#editor/session/save-failure.ts';
import { WRITTEN_KINDS } from './written-kinds.ts';

const HELD_BACK = 'What stands there cannot be saved as it is: open it to change it.';

/** A document of which this device has something that is not saved. */
export type UnsavedWork = {
  title: string;
  /** Saves it, and then forgets it here. */
  save(): Promise<{ kind: 'saved' } | SaveFailure>;
};

/**
 * Everything of an account that is on this device alone, whatever its kind. Of documents that were never saved, the server
 * is handed what it has not heard of yet: what it keeps is there when somebody signs in again.
 */
export async function unsavedWork(
  accountId: number,
  kinds: readonly AnyKind[] = WRITTEN_KINDS,
): Promise<UnsavedWork[]> {
  const kept = await meetDrafts(accountId, kinds).catch(() => undefined);
  const found = await deviceDocuments(accountId).drafts.list();
  const alone = found.filter(({ draft }) => !kept?.shared.has(draft.creationKey ?? ''));
  return alone.map((unsaved) => {
    const of = documentOfDraft(kinds, unsaved.document);
    return of ? workOf(accountId, of.kind, of.id, unsaved) : unknownWork(unsaved);
  });
}

function workOf(accountId: number, kind: AnyKind, id: number | null, unsaved: Unsaved): UnsavedWork {
  const draft = prepareDraft(kind, unsaved.draft);
  return {
    title: titleOfDraft(kind, unsaved.draft),
    async save() {
      const { copies, shared } = deviceDocuments(accountId);
      const kept = await copies.find(unsaved.document, draft.baseVersion);
      const copy = id === null ? undefined : prepareCopy(kind, id, kept);
      const had = id === null && draft.creationKey ? await shared.find(draft.creationKey) : undefined;
      const outcome = await saveDraft(kind, id, draft, copy, had && prepareShared(kind, had));
      if (outcome.kind !== 'saved') return outcome;
      const [first] = outcome.heldBack;
      if (first)
        return {
          kind: 'refused',
          ...first,
          message: `${savedButFor(kind.fields, outcome.heldBack)}. ${HELD_BACK}`,
        };
      await unsaved.remove();
      return { kind: 'saved' };
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
