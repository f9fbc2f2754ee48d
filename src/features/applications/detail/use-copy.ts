import { useMutation } from '@tanstack/react-query';
import { draftName } from '#editor/drafts/draft-name.ts';
import { useUnsaved } from '#editor/drafts/use-unsaved.ts';
import { fetchFormat } from '#editor/formats/fetch-format.ts';
import type { AnyKind } from '#editor/session/edited-kind.ts';
import { isSignedOut, isUnpaid } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';

/** The PDF of a document that an application names, as it is saved: what would be kept of it if it were marked as sent. */
export function useCopy(kind: AnyKind, id: number) {
  const { toast } = useToast();
  const { user, refresh } = useAuth();
  const unsaved = useUnsaved(user?.id ?? null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => fetchFormat(kind.calls, id, 'pdf'),
    onSuccess: () => {
      const isBehind = unsaved?.some((one) => one.document === draftName(kind, id)) ?? false;
      const left = isBehind ? '; what is not saved yet is not in it' : '';
      toast({ title: 'Download ready', description: `Your ${kind.noun} is ready for download${left}.` });
    },
    onError: (error) => {
      const description = failureText(error, `Failed to download ${kind.noun}.`);
      toast({ title: 'Error', description, variant: 'destructive' });
      // The session or the access ended while the page was open: the page catches up.
      if (isUnpaid(error) || isSignedOut(error)) void refresh();
    },
  });
  return { fetching: isPending, fetch: () => !isPending && mutate() };
}
