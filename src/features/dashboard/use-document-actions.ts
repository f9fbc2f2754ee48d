import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Created, DocumentSummary } from '#editor/store/contract.ts';
import { LETTER_LIST, RESUME_LIST } from '#editor/store/list-keys.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { deviceDocuments } from '#editor/drafts/device-drafts.ts';
import { ApiError } from '#platform/http/api-error.ts';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { downloadFile } from '#platform/http/download-file.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { copyTitle } from '#editor/store/copy-title.ts';
import { copyKeyFor, dropCopyKey } from './copy-keys.ts';
import type { DashboardKind } from './document-kinds.ts';
import { useActionFailure } from './use-action-failure.ts';

type Renaming = { document: DocumentSummary; title: string };

/** What can be done with a document from its card. Both lists are read again after whatever changed them. */
export function useDocumentActions(kind: DashboardKind, onDeleted: () => void) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const failed = useActionFailure();
  const accountId = useAuth().user?.id;

  const refreshLists = () =>
    Promise.all([RESUME_LIST, LETTER_LIST].map((queryKey) => queryClient.invalidateQueries({ queryKey })));

  const remove = useMutation({
    mutationFn: async ({ id }: DocumentSummary) => {
      await apiFetch(`${kind.api}/${id}`, { method: 'DELETE' });
      if (accountId !== undefined) await forgetHere(accountId, `${kind.name}/${id}`);
    },
    networkMode: 'always',
    onSuccess: () => {
      onDeleted();
      toast({
        title: `${kind.Noun} deleted`,
        description: `Your ${kind.noun} has been successfully deleted.`,
      });
    },
    onError: (error) => failed(error, `Failed to delete ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const duplicate = useMutation({
    mutationFn: (document: DocumentSummary) => copy(kind, document, accountId ?? NOBODY),
    networkMode: 'always',
    onSuccess: () => {
      toast({
        title: `${kind.Noun} duplicated`,
        description: `Your ${kind.noun} has been successfully duplicated.`,
      });
    },
    onError: (error) => failed(error, `Failed to duplicate ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const rename = useMutation({
    mutationFn: ({ document, title }: Renaming) =>
      apiFetch(`${kind.api}/${document.id}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ title }),
      }),
    networkMode: 'always',
    onError: (error) => failed(error, `Failed to rename ${kind.noun}.`),
    onSettled: refreshLists,
  });
  const download = useMutation({
    mutationFn: ({ id }: DocumentSummary) => downloadFile(`${kind.api}/${id}/download`),
    networkMode: 'always',
    onSuccess: () => {
      toast({ title: 'Download ready', description: `Your ${kind.noun} is ready for download.` });
    },
    onError: (error) => failed(error, `Failed to download ${kind.noun}.`),
  });

  return { remove, duplicate, rename, download };
}

/** Removes what this device keeps of a document that is deleted. */
async function forgetHere(accountId: number, name: string): Promise<void> {
  const { drafts, copies } = deviceDocuments(accountId);
  const unsaved = (await drafts.list()).filter(({ document }) => document === name);
  await Promise.all([...unsaved.map(({ remove }) => remove()), copies.drop(name)]);
}

/**
 * Saves what the server has of a document once more, under the title of a copy. Where the answer is lost, the next
 * attempt is the same copy.
 */
async function copy(kind: DashboardKind, { id }: DocumentSummary, accountId: number): Promise<Created> {
  const name = `${kind.name}/${id}`;
  const read = await apiFetch(`${kind.api}/${id}`);
  // Our own API: `data` is handed back as it came, whatever its version.
  const { title, templateId, updatedAt, data } = (await read.json()) as DocumentSummary & { data: unknown };
  const key = copyKeyFor(accountId, name, updatedAt);
  try {
    const written = await apiFetch(kind.api, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify({ title: copyTitle(title), templateId, data }),
    });
    const made = (await written.json()) as Created;
    dropCopyKey(accountId, name);
    return made;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) dropCopyKey(accountId, name);
    throw error;
  }
}
