import { DEFAULT_TITLE } from '#documents/letter/fields.ts';
import { letterKind } from '#features/cover-letters/letter-kind.ts';
import { firstTitle } from '#documents/resume/first-title.ts';
import { resumeKind } from '#features/resumes/resume-kind.ts';
import {
  documentId,
  prepareCopy,
  prepareDraft,
  preparingGateway,
  type EditedKind,
} from '#editor/session/document-kind.ts';
import { saveDraft } from '#editor/session/save-draft.ts';
import type { SaveFailure } from '#editor/session/save-failure.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import type { Unsaved } from '#editor/drafts/draft-store.ts';

/** A document of which this device has something that is not saved. */
export type UnsavedWork = {
  title: string;
  /** Saves it, and then forgets it here. */
  save(): Promise<{ kind: 'saved' } | SaveFailure>;
};

/** Everything of an account that is on this device alone, whatever its kind. */
export async function unsavedWork(accountId: number): Promise<UnsavedWork[]> {
  const found = await deviceDocuments(accountId).drafts.list();
  return found.map((unsaved) => {
    const [name, id = ''] = unsaved.document.split('/');
    return name === letterKind.name
      ? workOf(accountId, letterKind, id, unsaved, () => DEFAULT_TITLE)
      : workOf(accountId, resumeKind, id, unsaved, firstTitle);
  });
}

function workOf<Data extends Record<string, unknown>>(
  accountId: number,
  kind: EditedKind<Data>,
  id: string,
  unsaved: Unsaved,
  titleOf: (data: Data) => string,
): UnsavedWork {
  const draft = prepareDraft(kind, unsaved.draft);
  const number = documentId(id) ?? null;
  return {
    title: draft.title || titleOf(draft.data),
    async save() {
      const refused = kind.validate?.(draft);
      if (refused)
        return { kind: 'refused', ...refused, message: `Open it to change one field. ${refused.message}` };
      const kept = await deviceDocuments(accountId).copies.find(unsaved.document);
      const copy = number === null ? undefined : prepareCopy(kind, number, kept);
      const outcome = await saveDraft(preparingGateway(kind), number, draft, copy);
      if (outcome.kind === 'saved') await unsaved.remove();
      return outcome;
    },
  };
}
