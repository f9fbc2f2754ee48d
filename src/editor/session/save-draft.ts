import { sameJson, type Content, type Stored } from './content.ts';
import { newCreationKey } from './creation-key.ts';
import type { DocumentGateway } from './document-gateway.ts';
import { mergeContent } from '#editor/merge/merge.ts';
import { saveFailure, type SaveFailure } from './save-failure.ts';
import { contentOf, type PreparedDraft } from './session-start.ts';

/**
 * Saves what a device kept of a document without opening it. `copy` is what the server had when the device last heard of
 * it. What was changed elsewhere, too, is left to the person: a conflict.
 */
export async function saveDraft<Data>(
  gateway: DocumentGateway<Data>,
  id: number | null,
  draft: PreparedDraft<Data>,
  copy: Stored<Data> | undefined,
): Promise<{ kind: 'saved' } | SaveFailure> {
  const mine = contentOf(draft);
  try {
    if (id !== null && draft.baseVersion !== null) await gateway.update(id, mine, draft.baseVersion);
    else await create(gateway, mine, draft.creationKey ?? newCreationKey());
    return { kind: 'saved' };
  } catch (error) {
    const failure = saveFailure(error);
    if (failure.kind !== 'conflict' || id === null) return failure;
  }
  try {
    const theirs = await gateway.read(id);
    const base = copy && copy.version === draft.baseVersion ? contentOf(copy) : null;
    const merged = mergeContent(base, mine, contentOf(theirs));
    if (!merged) return { kind: 'conflict' };
    if (!sameJson(merged, contentOf(theirs))) await gateway.update(id, merged, theirs.version);
    return { kind: 'saved' };
  } catch (error) {
    return saveFailure(error);
  }
}

async function create<Data>(gateway: DocumentGateway<Data>, mine: Content<Data>, key: string): Promise<void> {
  const { id, version, repeated } = await gateway.create(mine, key);
  if (repeated) await gateway.update(id, mine, version);
}
