import type { Draft } from '#platform/drafts/draft.ts';
import type { Content, Stored } from './content.ts';
import type { DocumentGateway } from './document-gateway.ts';

/** What an editor has to know of the kind of document it edits. */
export type EditedKind<Data> = {
  /** Begins the names of drafts on the device: `resume`. */
  name: string;
  gateway: DocumentGateway<Data>;
  /** Key of the list that a save makes out of date. */
  list: readonly string[];
  /** Makes what the server or the device had fit for the screen: migrated, with nothing missing, and nothing lost. */
  prepare(data: unknown): Data;
};

export function draftName(kind: Pick<EditedKind<never>, 'name'>, id: number | null): string {
  return `${kind.name}/${id ?? 'new'}`;
}

export function prepareDraft<Data>(
  kind: EditedKind<Data>,
  draft: Draft | undefined,
): (Content<Data> & Pick<Draft, 'baseVersion'>) | undefined {
  if (!draft) return undefined;
  const { title, templateId, baseVersion, data } = draft;
  return { title, templateId, baseVersion, data: kind.prepare(data) };
}

export function prepareStored<Data>(kind: EditedKind<Data>, stored: Stored<Data>): Stored<Data> {
  return { ...stored, data: kind.prepare(stored.data) };
}
