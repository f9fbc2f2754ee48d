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

type Choices = Record<'open' | 'editTags' | 'bringBack' | 'ask' | 'showFormats', Choice> & {
  /** Missing for kinds of which none follows another. */
  tailor?: Choice;
  /** Missing where there is nothing to attach it to. */
  attach?: Choice;
  /** Leads to the plans and back. */
  seePlans: () => void;
};

/** What the menu of a document offers. */
export function menuEntries(
  document: DocumentSummary,
  { duplicate, download, archive }: Actions,
  { open, editTags, bringBack, ask, showFormats, tailor, attach, seePlans }: Choices,
  { paid, archived }: { paid: Paid | undefined; archived: boolean },
): MenuEntry[] {
  const lock: Pick<MenuEntry, 'disabled' | 'reason'> = paid?.locked
    ? { disabled: true, reason: NEEDS_ACCESS }
    : {};
  const tailorEntry = tailor && {
    ...{ label: 'Tailor for a job', icon: TailorIcon },
    ...(paid?.locked ? { reason: NEEDS_ACCESS, onSelect: seePlans } : { onSelect: () => tailor(document) }),
  };
  const paidEntries = [
    ...(tailorEntry ? [tailorEntry] : []),
    { label: 'Duplicate', icon: CopyIcon, onSelect: () => duplicate.mutate(document), ...lock },
    {
      label: 'Download PDF',
      icon: DownloadIcon,
      onSelect: () => download.mutate({ document, format: 'pdf' }),
      ...lock,
    },
  ];
  return [
    { label: 'Edit', icon: EditIcon, onSelect: () => open(document) },
    ...(paid && !archived ? paidEntries : []),
    // Letters too; text and data are free.
    ...(archived
      ? []
      : [{ label: 'More formats…', icon: DownloadIcon, onSelect: () => showFormats(document) }]),
    ...(attach && !archived
      ? [{ label: 'Attach to a base…', icon: TailorIcon, onSelect: () => attach(document) }]
      : []),
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
  if (download.isPending && download.variables.document.id === id) return 'Downloading...';
  return undefined;
}
