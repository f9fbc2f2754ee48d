import type { DocumentSummary } from '#editor/store/contract.ts';
import { byTitle, isShown, type ListView } from '../list-view.ts';

type Listed = Pick<DocumentSummary, 'id' | 'title' | 'tags' | 'baseId'>;

/** What stands at one place of a list: a document with those that follow it. */
export type DocumentFamily<D extends Listed = DocumentSummary> = {
  /** The id of the document at its head. */
  id: number;
  /** Missing where the tailored ones stand in this list without their base, which is archived or the other way round. */
  base: D | undefined;
  /** Those to show, and how many follow it in this list. */
  tailored: D[];
  count: number;
  /** Whether what is looked for was found among those that follow: then they alone are shown, and are open. */
  isNarrowed: boolean;
};

/** The documents of a list with those that follow them, each group where its first one stands. */
function groupsOf<D extends Listed>(documents: readonly D[]): DocumentFamily<D>[] {
  const groups = new Map<number, DocumentFamily<D>>();
  for (const document of documents) {
    const id = document.baseId ?? document.id;
    const group = groups.get(id) ?? { id, base: undefined, tailored: [], count: 0, isNarrowed: false };
    groups.set(id, group);
    if (id === document.id) group.base = document;
    else group.tailored.push(document);
  }
  return [...groups.values()].map((group) => ({ ...group, count: group.tailored.length }));
}

/**
 * The groups that are shown of a list that comes with the last changed one first. Where something is looked for, a group is
 * there for any of its documents: those that follow and were found stand under their base, also where that was not found.
 */
export function shownGroups<D extends Listed>(
  documents: readonly D[],
  { tag, sort }: Pick<ListView, 'tag' | 'sort'>,
  typed: string,
): DocumentFamily<D>[] {
  const isLookedFor = tag !== null || typed.trim() !== '';
  const groups = groupsOf(documents).flatMap((group): DocumentFamily<D>[] => {
    if (!isLookedFor) return [group];
    const found = group.tailored.filter((document) => isShown(document, tag, typed));
    if (found.length > 0) return [{ ...group, tailored: found, isNarrowed: true }];
    return group.base && isShown(group.base, tag, typed) ? [group] : [];
  });
  if (sort === 'changed') return groups;
  const sorted = groups.map((group) => ({ ...group, tailored: group.tailored.toSorted(byTitle) }));
  const headOf = ({ base, tailored }: DocumentFamily<D>) => base ?? tailored[0] ?? { title: '' };
  return sorted.toSorted((a, b) => byTitle(headOf(a), headOf(b)));
}

/** How many documents of these lists follow one, archived ones included. */
export function countOfVariants(documents: readonly Pick<Listed, 'id' | 'baseId'>[], id: number): number {
  return documents.filter(({ baseId }) => baseId === id).length;
}

/** What a document can be attached to: nothing where it follows one, or others follow it. */
export function basesFor<D extends Pick<Listed, 'id' | 'baseId'>>(
  { id, baseId = null }: Pick<Listed, 'id' | 'baseId'>,
  inUse: readonly D[],
  all: readonly Pick<Listed, 'id' | 'baseId'>[],
): D[] {
  if (baseId !== null || countOfVariants(all, id) > 0) return [];
  return inUse.filter((one) => one.id !== id && (one.baseId ?? null) === null);
}
