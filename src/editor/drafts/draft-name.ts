/*
 * What drafts are called on the device: by their kind and document, `resume/7`, or `resume/new` for all that were never
 * saved. Apart from the kinds themselves, which pages that only keep a draft need not load.
 */

export function draftName(kind: { name: string }, id: number | null): string {
  return `${kind.name}/${id ?? 'new'}`;
}

/** The kind and the document that the name of a draft names; nothing where it is of a kind that is not known here. */
export function documentOfDraft<Kind extends { name: string }>(
  kinds: readonly Kind[],
  name: string,
): { kind: Kind; id: number | null } | undefined {
  const [kindName, text] = name.split('/');
  const kind = kinds.find((candidate) => candidate.name === kindName);
  const id = documentId(text);
  return kind && id !== undefined ? { kind, id } : undefined;
}

/** Whether a draft is of a document that was never saved; those of one kind all have the same name. */
export function isOfNewDocument(name: string): boolean {
  return name.endsWith('/new');
}

/** The document an address names: its id, null for a new one, or undefined where it names nothing that can be. */
export function documentId(text: string | null | undefined): number | null | undefined {
  if (text === null || text === undefined || text === '' || text === 'new') return null;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}

/** In an address, the draft of a document that is begun anew. */
export const NO_DRAFT = 'none';
