import type { DocumentSummary } from '#editor/store/contract.ts';
import {
  ArchiveIcon,
  CopyIcon,
  DownloadIcon,
  EditIcon,
  TagIcon,
  TailorIcon,
  TrashIcon,
} from '#ui/display/icons.tsx';
import type { MenuEntry } from '#ui/menus/menu.tsx';
import type { useDocumentActions } from './use-document-actions.ts';

const NEEDS_ACCESS = 'Needs a plan';

export type Paid = { locked: boolean };

type Actions = ReturnType<typeof useDocumentActions>;
type Choice = (document: DocumentSummary) => void;

type Choices = Record<'open' | 'editTags' | 'bringBack' | 'ask', Choice> & {
  /** Missing for kinds of which none follows another. */
  tailor?: Choice;
};

/** What the menu of a document offers. */
export function menuEntries(
  document: DocumentSummary,
  { duplicate, download, archive }: Actions,
  { open, editTags, bringBack, ask, tailor }: Choices,
  { paid, archived }: { paid: Paid | undefined; archived: boolean },
): MenuEntry[] {
  const lock = { disabled: paid?.locked ?? false, reason: NEEDS_ACCESS };
  const tailorEntry = tailor && {
    ...{ label: 'Tailor for a job', icon: TailorIcon, onSelect: () => tailor(document), ...lock },
  };
  const paidEntries = [
    ...(tailorEntry ? [tailorEntry] : []),
    { label: 'Duplicate', icon: CopyIcon, onSelect: () => duplicate.mutate(document), ...lock },
    { label: 'Download PDF', icon: DownloadIcon, onSelect: () => download.mutate(document), ...lock },
  ];
  return [
    { label: 'Edit', icon: EditIcon, onSelect: () => open(document) },
    ...(paid && !archived ? paidEntries : []),
    { label: 'Tags', icon: TagIcon, onSelect: () => editTags(document) },
    archived
      ? { label: 'Bring back', icon: ArchiveIcon, onSelect: () => bringBack(document) }
      : { label: 'Archive', icon: ArchiveIcon, onSelect: () => archive.mutate({ document, archived: true }) },
    { label: 'Delete', icon: TrashIcon, onSelect: () => ask(document), destructive: true },
  ];
}

/** The new title stands on the card while it is on its way. */
export function titled({ rename }: Actions, document: DocumentSummary): DocumentSummary {
  return rename.isPending && rename.variables.document.id === document.id
    ? { ...document, title: rename.variables.title }
    : document;
}

/** What is being done with a document, in words. */
export function underWay(
  { remove, archive, duplicate, rename, download }: Actions,
  { id }: DocumentSummary,
): string | undefined {
  if (remove.isPending && remove.variables.id === id) return 'Deleting...';
  if (archive.isPending && archive.variables.document.id === id)
    return archive.variables.archived ? 'Archiving...' : 'Bringing back...';
  if (duplicate.isPending && duplicate.variables.id === id) return 'Duplicating...';
  if (rename.isPending && rename.variables.document.id === id) return 'Renaming...';
  if (download.isPending && download.variables.id === id) return 'Downloading...';
  return undefined;
}
