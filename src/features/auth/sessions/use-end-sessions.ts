import { useToast } from '#ui/toast/toast.tsx';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { errorText, isSignedOut } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';

import { endEverySession, endOneSession, listSessions } from '../calls.ts';
import type { SessionSummary } from '../contract.ts';

/** Ends one session, or all of them with this one. */
export function useEndSessions() {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { logout, refresh } = useAuth();
  const failed = (error: Error) => {
    const description = errorText(error, 'Could not sign out. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
    if (isSignedOut(error)) void refresh();
  };

  const endOne = useMutation({
    mutationFn: ({ id }: SessionSummary) => endOneSession({ params: { id } }),
    onSuccess: (_, { device }) => toast({ title: 'Signed out', description: `${device} is signed out.` }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey: [listSessions.path] }),
  });
  const endAll = useMutation({
    mutationFn: () => endEverySession(),
    onSuccess: async () => {
      toast({ title: 'Signed out everywhere', description: 'Every device needs a new code now.' });
      // Clears this device; whoever keeps unsaved writing here instead is signed out all the same.
      await logout();
      await refresh();
    },
    onError: failed,
  });
  return { endOne, endAll };
}
