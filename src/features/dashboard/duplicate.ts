import { draftName } from '#editor/drafts/draft-name.ts';
import { newCreationKey } from '#editor/session/creation-key.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { Created, DocumentSummary } from '#editor/store/contract.ts';
import { copyTitle } from '#editor/store/copy-title.ts';
import { ApiError } from '#platform/http/api-error.ts';

/** A copy that is being made, or whose answer was lost; by `updatedAt` it is known what it was made of. */
type KeptKey = { key: string; updatedAt: string; at: number };

const PREFIX = 'foothold-copy:';
/** Whoever duplicates again after this long wants another copy, in ms. */
const KEPT_MS = 10 * 60_000;

/**
 * Saves what the server has of a document once more, under the title of a copy. Where the answer is lost, the next
 * attempt is the same copy.
 */
export async function duplicateOf(
  kind: AnyKind,
  { id }: DocumentSummary,
  accountId: number,
): Promise<Created> {
  const name = draftName(kind, id);
  // `data` is handed back as it came, whatever its version.
  const { title, templateId, updatedAt, data } = await kind.calls.read({ params: { id } });
  const key = copyKeyFor(accountId, name, updatedAt);
  try {
    const body = { title: copyTitle(title), templateId, data };
    const made = await kind.calls.create({ body, headers: { 'Idempotency-Key': key } });
    dropCopyKey(accountId, name);
    return made;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) dropCopyKey(accountId, name);
    throw error;
  }
}

/**
 * The creation key of a copy of which no answer has come: a second press, another tab and the page after a reload send
 * the same one, so that the server makes one copy.
 * @param updatedAt when the document was saved last: a copy of another version is another copy
 */
export function copyKeyFor(accountId: number, document: string, updatedAt: string): string {
  const kept = parse(attempt(() => localStorage.getItem(`${PREFIX}${accountId}:${document}`)));
  if (kept && kept.updatedAt === updatedAt && Date.now() - kept.at < KEPT_MS) return kept.key;
  const fresh: KeptKey = { key: newCreationKey(), updatedAt, at: Date.now() };
  attempt(() => localStorage.setItem(`${PREFIX}${accountId}:${document}`, JSON.stringify(fresh)));
  return fresh.key;
}

/** An answer has come: the next copy is another one. */
export function dropCopyKey(accountId: number, document: string): void {
  attempt(() => localStorage.removeItem(`${PREFIX}${accountId}:${document}`));
}

/** Storage that is full or switched off costs the key alone, not the copy. */
function attempt<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}

function parse(text: string | null): KeptKey | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { key, updatedAt, at } = value as Record<string, unknown>;
    if (typeof key !== 'string' || typeof updatedAt !== 'string' || typeof at !== 'number') return null;
    return { key, updatedAt, at };
  } catch {
    return null;
  }
}
