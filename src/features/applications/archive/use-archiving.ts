import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listKey } from '#editor/session/edited-kind.ts';
import { isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';
import { applicationKind } from '../application-kind.ts';
import { ARCHIVED_KEY } from './archived-query.ts';

type Archiving = { id: number; title: string; archived: boolean };

/** Puts an application away, where it is neither listed nor counted, or brings it back; either can be taken back. */
export function useArchiving() {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { refresh } = useAuth();
  const { mutate } = useMutation({
    mutationFn: ({ id, archived }: Archiving) =>
      applicationKind.calls.archive({ params: { id }, body: { archived } }),
    onSuccess: (_, { id, title, archived }) => {
      for (const queryKey of [listKey(applicationKind), ARCHIVED_KEY])
        void queryClient.invalidateQueries({ queryKey });
      toast({
        title: archived ? 'Application archived' : 'Application brought back',
        description: title,
        action: { label: 'Undo', onSelect: () => mutate({ id, title, archived: !archived }) },
      });
    },
    onError: (error, { archived }) => {
      const text = archived ? 'It could not be archived.' : 'It could not be brought back.';
      const description = failureText(error, `${text} Please try again.`);
      toast({ title: 'Error', description, variant: 'destructive' });
      if (isSignedOut(error)) void refresh();
    },
  });
  return (wanted: Archiving, onDone?: () => void) => mutate(wanted, { ...(onDone && { onSuccess: onDone }) });
}
