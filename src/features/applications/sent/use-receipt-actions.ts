import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isSignedOut } from '#platform/http/api-error.ts';
import { downloadFile, type fileCall } from '#platform/http/api-call.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';
import { ROWS_KEY } from '../list/rows-query.ts';
import { allSent, deleteSent } from './calls.ts';
import type { SentReceipt } from './contract.ts';
import { sentKey } from './sent-key.ts';

/** What can be done with one sending. */
export function useReceiptActions(
  { applicationId, id }: SentReceipt,
  afterDeleting: () => HTMLElement | null,
) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const failed = (error: unknown, fallback: string) => {
    toast({ title: 'Error', description: failureText(error, fallback), variant: 'destructive' });
    if (isSignedOut(error)) void refresh();
  };
  const { mutate } = useMutation({
    mutationFn: () => deleteSent({ params: { id: applicationId, sentId: id } }),
    onSuccess: async () => {
      toast({ title: 'Deleted', description: 'What was kept of this sending is removed.' });
      void queryClient.invalidateQueries({ queryKey: ROWS_KEY });
      await Promise.all(
        [sentKey(applicationId), [allSent.path]].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      );
      // Its buttons go with it.
      focusIfLost(afterDeleting);
    },
    onError: (error) => failed(error, 'It could not be deleted. Please try again.'),
  });
  const download = async (call: ReturnType<typeof fileCall>, params: Record<string, number>) => {
    try {
      await downloadFile(call, { params });
    } catch (error) {
      failed(error, 'The file could not be loaded. Please try again.');
    }
  };
  return { download, remove: () => mutate() };
}
