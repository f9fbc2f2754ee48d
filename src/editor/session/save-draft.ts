import type { EditedKind } from './edited-kind.ts';
import type { DraftStore } from '#editor/drafts/draft-store.ts';
import type { ServerCopies } from '#editor/drafts/server-copies.ts';
import type { Stored } from './content.ts';
import { createDocumentSession } from './document-session.ts';
import type { FieldProblem, SaveFailure } from './save-failure.ts';
import { startDraft, type PreparedDraft } from './session-start.ts';
import type { SharedDraft } from './draft-event.ts';

/** What could not be saved as it was typed is where it was. */
export type SavedDraft = { kind: 'saved'; heldBack: readonly FieldProblem[] };

/**
 * Saves what a device kept of a document without opening it. `copy` is what it was written on, as far as the device
 * has that; `shared` is what the server was last known to keep of one that was never saved. What was changed elsewhere, too, is left to the person: a conflict.
 */
export async function saveDraft<Data extends Record<string, unknown>>(
  { fields, gateway, unsavable }: Pick<EditedKind<Data>, 'fields' | 'gateway' | 'unsavable'>,
  id: number | null,
  draft: PreparedDraft<Data>,
  copy: Stored<Data> | undefined,
  shared?: SharedDraft<Data>,
): Promise<SavedDraft | SaveFailure> {
  const session = createDocumentSession(
    { ...startDraft(id, draft, '', copy), shared },
    {
      ...{ fields, gateway, unsavable },
      drafts: NO_DRAFTS,
      copies: NO_COPIES,
      draftNameOf: () => '',
      now: () => new Date(),
    },
  );
  const outcome = await session.save('person');
  await session.close();
  const { heldBack } = session.state();
  return outcome.kind === 'saved' ? { kind: 'saved', heldBack } : outcome;
}

/** The draft stays where it is, for whoever has it saved to remove, and nothing is tried again. */
const NO_DRAFTS: Pick<DraftStore, 'keep' | 'drop' | 'leave' | 'cleared'> = {
  keep: async () => true,
  drop: async () => undefined,
  leave: async () => undefined,
  cleared: () => true,
};
const NO_COPIES: Pick<ServerCopies, 'keep' | 'drop'> = {
  keep: async () => undefined,
  drop: async () => undefined,
};
