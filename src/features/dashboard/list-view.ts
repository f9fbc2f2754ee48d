import type { DocumentSummary } from '#editor/store/contract.ts';

/** How a list can be sorted; the first one is how it comes. */
export const SORTS = [
  { sort: 'changed', label: 'Last changed' },
  { sort: 'title', label: 'Title' },
] as const;
export type Sort = (typeof SORTS)[number]['sort'];

/** What of the lists is shown. It stands in the address, so that it is the same after a reload and on the way back. */
export type ListView = {
  /** Name of the kind whose tab is open; null for the first. */
  kind: string | null;
  /** Whether those are shown that were archived. */
  archived: boolean;
  /** Only those with this tag. */
  tag: string | null;
  sort: Sort;
  /** Ids of the documents under which those are folded away that follow them. */
  folded: readonly number[];
};

export function viewIn(address: URLSearchParams): ListView {
  return {
    kind: address.get('tab'),
    archived: address.has('archived'),
    tag: address.get('tag') || null,
    sort: SORTS.find(({ sort }) => sort === address.get('sort'))?.sort ?? SORTS[0].sort,
    folded: (address.get('folded') ?? '')
      .split('.')
      .filter((id) => /^\d{1,10}$/.test(id))
      .map(Number),
  };
}

/** The address with another view; what else it says stays. */
export function withView(address: URLSearchParams, change: Partial<ListView>): URLSearchParams {
  const { kind, archived, tag, sort, folded } = { ...viewIn(address), ...change };
  const next = new URLSearchParams(address);
  const values = {
    tab: kind,
    archived: archived ? 'yes' : null,
    tag,
    sort: sort === SORTS[0].sort ? null : sort,
    folded: folded.length === 0 ? null : folded.join('.'),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Whether a title or a tag holds what was typed, in capitals or not. */
export function isFound(
  { title, tags = [] }: Pick<DocumentSummary, 'title' | 'tags'>,
  typed: string,
): boolean {
  const wanted = typed.trim().toLocaleLowerCase();
  return [title, ...tags].some((text) => text.toLocaleLowerCase().includes(wanted));
}

type Titled = Pick<DocumentSummary, 'title'>;
export const byTitle = (a: Titled, b: Titled): number =>
  a.title.localeCompare(b.title, undefined, { numeric: true });

/** Whether a document has the tag, where one is asked for, and what was typed. */
export function isShown(
  document: Pick<DocumentSummary, 'title' | 'tags'>,
  tag: string | null,
  typed: string,
): boolean {
  return isFound(document, typed) && (tag === null || (document.tags ?? []).includes(tag));
}

/** All tags of documents, each once, by the alphabet. */
export function tagsOf(documents: readonly Pick<DocumentSummary, 'tags'>[]): string[] {
  const tags = new Set(documents.flatMap(({ tags: own = [] }) => own));
  return [...tags].toSorted((a, b) => a.localeCompare(b));
}
