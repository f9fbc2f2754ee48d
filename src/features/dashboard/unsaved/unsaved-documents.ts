import type { DocumentSummary } from '#editor/store/contract.ts';
import { documentOfDraft } from '#editor/drafts/draft-name.ts';
import { editPathOf, type AnyKind } from '#editor/session/edited-kind.ts';
import type { Draft } from '#editor/drafts/draft.ts';
import type { UnsavedAnywhere } from '#editor/session/drafts-everywhere.ts';

/** A document of which something is not saved. */
export type UnsavedDocument = {
  /** Tells it apart from the others. */
  key: string;
  kind: AnyKind;
  /** Null where it was never saved. */
  id: number | null;
  draft: Draft;
  /** Whether the server keeps it, so that it is on every device; missing where it is on this one alone. */
  where?: UnsavedAnywhere['where'];
  /** Removes it from wherever it is. */
  remove(): Promise<void>;
};

/** What is not saved of one kind, the newest words first. Drafts of one document count as one. */
export function unsavedOf(kind: AnyKind, found: readonly UnsavedAnywhere[]): UnsavedDocument[] {
  const documents = new Map<string, UnsavedDocument>();
  for (const [index, { document, draft, remove, where }] of found.entries()) {
    const id = documentOfDraft([kind], document)?.id;
    if (id === undefined) continue;
    // Each new document is one of its own; of a saved one, two tabs may each have something.
    const key = id === null ? `${document}:${draft.creationKey ?? index}` : document;
    const newer = documents.get(key);
    documents.set(
      key,
      newer
        ? { ...newer, remove: async () => void (await Promise.all([newer.remove(), remove()])) }
        : { key, kind, id, draft, remove, ...(where && { where }) },
    );
  }
  return [...documents.values()];
}

/** Those that stand on no card of `saved`: they were never saved, or were deleted elsewhere. */
export function withoutCard(
  unsaved: readonly UnsavedDocument[],
  saved: readonly DocumentSummary[] | undefined,
): UnsavedDocument[] {
  return unsaved.filter(({ id }) => id === null || (saved && !saved.some((document) => document.id === id)));
}

/** Where writing goes on, with this very draft and in its own template. */
export function continuePath({ kind, id, draft }: UnsavedDocument): string {
  if (id !== null) return editPathOf(kind, { id, templateId: draft.templateId });
  return draft.creationKey ? `${kind.newPath}?draft=${encodeURIComponent(draft.creationKey)}` : kind.newPath;
}
