import { capitalised } from '#documents/text/clean.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { useMutation } from '@tanstack/react-query';

import type { AnyKind } from '#editor/session/edited-kind.ts';
import type { DownloadOffer } from '#documents/export/file-format.ts';
import { fetchFormat } from '#editor/formats/fetch-format.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import type { DocumentSummary } from '#editor/store/contract.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { forgetDocument } from '#editor/drafts/forget-document.ts';
import { ApiError, errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';

import { duplicateOf } from './duplicate.ts';

type Renaming = { document: DocumentSummary; title: string };

type Downloading = { document: DocumentSummary; format: DownloadOffer };
type Archiving = { document: DocumentSummary; archived: boolean };
type Tagging = { document: DocumentSummary; tags: string[] };

type ActionParts = {
  /** Called before a card goes, since its document was deleted or stands in another list. */
  onGone: () => void;
  refreshLists: () => Promise<void>;
  /** Ids of those of which this device has changes that are not saved. */
  unsavedIds: ReadonlySet<number>;
};

/** What can be done with a document from its card. The lists are read again after whatever changed them. */
export function useDocumentActions(kind: AnyKind, { onGone, refreshLists, unsavedIds }: ActionParts) {
  const { toast } = useToast();
  const failed = useActionFailure();
  const Noun = capitalised(kind.noun);
  const accountId = useAuth().user?.id;

  const remove = useMutation({
    mutationFn: async ({ id }: DocumentSummary) => {
      await kind.calls.remove({ params: { id } });
      if (accountId !== undefined) await forgetDocument(accountId, draftName(kind, id));
    },
    onSuccess: () => {
      onGone();
      toast({
        title: `${Noun} deleted`,
        description: `Your ${kind.noun} has been successfully deleted.`,
      });
    },
    onError: (error) => failed(error, `Failed to delete ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const duplicate = useMutation({
    mutationFn: (document: DocumentSummary) => duplicateOf(kind, document, accountId ?? NOBODY),
    onSuccess: () => {
      toast({
        title: `${Noun} duplicated`,
        description: `Your ${kind.noun} has been successfully duplicated.`,
      });
    },
    onError: (error) => failed(error, `Failed to duplicate ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const rename = useMutation({
    mutationFn: ({ document, title }: Renaming) =>
      kind.calls.update({ params: { id: document.id }, body: { title } }),
    onError: (error) => failed(error, `Failed to rename ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const download = useMutation({
    mutationFn: ({ document: { id }, format }: Downloading) => fetchFormat(kind.calls, id, format),
    onSuccess: (_, { document: { id } }) => {
      const description = unsavedIds.has(id)
        ? `Your ${kind.noun} is ready for download; what is not saved yet is not in it.`
        : `Your ${kind.noun} is ready for download.`;
      toast({ title: 'Download ready', description });
    },
    onError: (error) => failed(error, `Failed to download ${kind.noun}.`),
  });

  const sorting = useSortingActions(kind, { onGone, refreshLists });
  return { remove, duplicate, rename, download, ...sorting };
}

/** What puts a document elsewhere among the others: archiving it, and its tags. */
function useSortingActions(kind: AnyKind, { onGone, refreshLists }: Omit<ActionParts, 'unsavedIds'>) {
  const { toast } = useToast();
  const failed = useActionFailure();
  const Noun = capitalised(kind.noun);
  const archive = useMutation({
    mutationFn: ({ document: { id }, archived }: Archiving) =>
      kind.calls.archive({ params: { id }, body: { archived } }),
    onSuccess: (_, { document, archived }) => {
      onGone();
      toast(
        archived
          ? {
              title: `${Noun} archived`,
              description: `“${document.title}” is out of your list, and kept as it is.`,
              action: {
                label: 'Bring it back',
                onSelect: () => archive.mutate({ document, archived: false }),
              },
            }
          : { title: `${Noun} brought back`, description: `“${document.title}” is in your list again.` },
      );
    },
    onError: (error, { archived }) =>
      failed(error, `Failed to ${archived ? 'archive' : 'bring back'} ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const tag = useMutation({
    mutationFn: ({ document: { id }, tags }: Tagging) =>
      kind.calls.update({ params: { id }, body: { tags } }),
    // Each change sends all tags: the last one has to arrive last.
    scope: { id: `tags of ${kind.noun}s` },
    onError: (error) => failed(error, `Failed to save the tags of the ${kind.noun}.`),
    onSettled: refreshLists,
  });
  return { archive, tag };
}

/** Tells why something could not be done with a document. */
function useActionFailure() {
  const { toast } = useToast();
  const { refresh } = useAuth();
  return (error: Error, fallback: string) => {
    const unpaid = error instanceof ApiError && error.code === 'subscription_required';
    const title = unpaid ? 'Subscription required' : 'Error';
    toast({ title, description: errorText(error, fallback), variant: 'destructive' });
    // The session or the access ended while the page was open: the page catches up.
    if (unpaid || isSignedOut(error)) void refresh();
  };
}
