import type { Draft } from '#editor/drafts/draft.ts';
import type { ServerCopy } from '#editor/drafts/server-copies.ts';
import type { Content, Stored } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';
import type { Unfit } from './session-parts.ts';
import type { PreparedDraft } from './session-start.ts';

/** What an editor has to know of the kind of document it edits. */
export type EditedKind<Data> = {
  /** Begins the names of drafts on the device: `resume`. */
  name: string;
  gateway: DocumentGateway<Data>;
  /** Key of the list that a save makes out of date. */
  list: readonly string[];
  /** Makes what the server or the device had fit for the screen: migrated, with nothing missing, and nothing lost. */
  prepare(data: unknown): Data;
  /** What of it cannot be saved as it was typed, and why. */
  unfit?(content: Content<Data>): Unfit | null;
};

export function draftName(kind: Pick<EditedKind<never>, 'name'>, id: number | null): string {
  return `${kind.name}/${id ?? 'new'}`;
}

/** Whether a draft is of a document that was never saved; those of one kind all have the same name. */
export function isOfNewDocument(name: string): boolean {
  return name.endsWith('/new');
}

export function prepareDraft<Data, D extends Draft | undefined>(
  kind: EditedKind<Data>,
  draft: D,
): PreparedDraft<Data> | (undefined & D) {
  return draft && { ...draft, data: kind.prepare(draft.data) };
}

export function prepareCopy<Data>(
  kind: EditedKind<Data>,
  id: number,
  copy: ServerCopy | undefined,
): Stored<Data> | undefined {
  return copy && { ...copy, id, data: kind.prepare(copy.data) };
}

export function prepareStored<Data>(kind: EditedKind<Data>, stored: Stored<Data>): Stored<Data> {
  return { ...stored, data: kind.prepare(stored.data) };
}
