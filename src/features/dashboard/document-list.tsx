import { useState } from 'react';
import { useNavigate } from 'react-router';
import { editPathOf, type AnyKind } from '#editor/session/edited-kind.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { ArchiveIcon, CopyIcon, DownloadIcon, EditIcon, TagIcon, TrashIcon } from '#ui/display/icons.tsx';
import type { MenuEntry } from '#ui/menus/menu.tsx';
import { tagsOf } from './list-view.ts';
import { TagsDialog } from './tags-dialog.tsx';
import { DocumentCard } from './document-card.tsx';
import { useDocumentActions } from './use-document-actions.ts';
import { useNow } from './relative-time.ts';

const NEEDS_ACCESS = 'Needs a plan';

export type Paid = { locked: boolean };

export type DocumentListProps = {
  kind: AnyKind;
  documents: readonly DocumentSummary[];
  /** Ids of those of which this device has changes that are not saved. */
  unsavedIds: ReadonlySet<number>;
  /** Called after whatever changed a list. */
  refreshLists: () => Promise<void>;
  /** Where duplicating and downloading are offered: whether they are locked for want of a plan. */
  paid?: Paid | undefined;
  /** Called before a card goes. */
  onGone: () => void;
  /** Whether they are those that were archived. */
  archived: boolean;
  shownTag: string | null;
  onTag: (tag: string | null) => void;
};

/** The cards of one kind of document, and the question before one is deleted. */
export function DocumentList({
  kind,
  documents,
  unsavedIds,
  refreshLists,
  paid,
  onGone,
  archived,
  shownTag,
  onTag,
}: DocumentListProps) {
  const actions = useDocumentActions(kind, { onGone, refreshLists, unsavedIds });
  const { remove, rename, archive, tag } = actions;
  const [tagging, setTagging] = useState<DocumentSummary>();
  const rememberTagging = useReturnFocus(tagging !== undefined);
  const [deleting, setDeleting] = useState<DocumentSummary>();
  const rememberFocus = useReturnFocus(deleting !== undefined);
  const navigate = useNavigate();
  const now = useNow();

  function ask(document: DocumentSummary) {
    rememberFocus();
    setDeleting(document);
  }

  const bringBack = (document: DocumentSummary) => archive.mutate({ document, archived: false });
  const open = (document: DocumentSummary) => void navigate(editPathOf(kind, document));
  const editTags = (document: DocumentSummary) => {
    rememberTagging();
    setTagging(document);
  };
  const entriesOf = (document: DocumentSummary) =>
    menuEntries(document, actions, { open, editTags, bringBack, ask }, { paid, archived });

  return (
    <>
      <ul
        aria-label={archived ? `Your archived ${kind.noun}s` : `Your ${kind.noun}s`}
        className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
      >
        {documents.map((document) => (
          <li key={document.id}>
            <DocumentCard
              kind={kind}
              document={titled(actions, document)}
              now={now}
              actions={entriesOf(document)}
              onRename={(title) => rename.mutate({ document, title })}
              unsaved={unsavedIds.has(document.id)}
              busy={underWay(actions, document)}
              shownTag={shownTag}
              onTag={onTag}
              onBringBack={archived ? () => bringBack(document) : undefined}
            />
          </li>
        ))}
      </ul>
      <TagsDialog
        document={tagging}
        noun={kind.noun}
        known={tagsOf(documents)}
        onTags={(document, tags) => tag.mutate({ document, tags })}
        onClose={() => setTagging(undefined)}
      />
      <ConfirmDialog
        open={deleting !== undefined}
        onOpenChange={(open) => !open && setDeleting(undefined)}
        title={`Delete ${kind.Name}`}
        subject={deleting?.title}
        description={`Are you sure you want to delete this ${kind.noun}? This action cannot be undone.`}
        confirmLabel="Delete"
        destructive
        onConfirm={() => deleting && remove.mutate(deleting)}
      />
    </>
  );
}

type Actions = ReturnType<typeof useDocumentActions>;
type Choice = (document: DocumentSummary) => void;

/** What the menu of a card offers. */
function menuEntries(
  document: DocumentSummary,
  { duplicate, download, archive }: Actions,
  { open, editTags, bringBack, ask }: Record<'open' | 'editTags' | 'bringBack' | 'ask', Choice>,
  { paid, archived }: Pick<DocumentListProps, 'paid' | 'archived'>,
): MenuEntry[] {
  const lock = { disabled: paid?.locked ?? false, reason: NEEDS_ACCESS };
  const paidEntries = [
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
function titled({ rename }: Actions, document: DocumentSummary): DocumentSummary {
  return rename.isPending && rename.variables.document.id === document.id
    ? { ...document, title: rename.variables.title }
    : document;
}

/** What is being done with a document, in words. */
function underWay(
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
