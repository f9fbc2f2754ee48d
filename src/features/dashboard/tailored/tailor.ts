import { draftName } from '#editor/drafts/draft-name.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { Tailoring } from '#editor/session/tailoring-calls.ts';
import type { Created, DocumentSummary } from '#editor/store/contract.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { copyKeyFor, dropCopyKey } from '../duplicate.ts';

/**
 * Has the server make a document that follows this one, or what this one follows. Where the answer is lost, the next
 * attempt with the same words is the same document.
 */
export async function tailorFrom(
  kind: AnyKind,
  { id, updatedAt }: DocumentSummary,
  { as, accountId }: { as: Tailoring; accountId: number },
): Promise<Created> {
  if (!kind.variants) throw new Error(`no ${kind.noun} follows another`);
  const name = `${draftName(kind, id)}:${JSON.stringify(as)}`;
  const headers = { 'Idempotency-Key': copyKeyFor(accountId, name, updatedAt) };
  try {
    const made = await kind.variants.tailor({ params: { id }, body: as, headers });
    dropCopyKey(accountId, name);
    return made;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) dropCopyKey(accountId, name);
    throw error;
  }
}
