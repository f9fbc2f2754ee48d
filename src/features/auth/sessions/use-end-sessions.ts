import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiFetch } from '#platform/http/api-fetch.ts';
import { errorText, isSignedOut } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { SessionSummary } from '../contract.ts';

/** Ends one session, or all of them with this one. @param queryKey of their list */
export function useEndSessions(queryKey: readonly string[]) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { logout, refresh } = useAuth();
  const failed = (error: Error) => {
    const description = errorText(error, 'Could not sign out. Please try again.');
    toast({ title: 'Error', description, variant: 'destructive' });
    if (isSignedOut(error)) void refresh();
  };

  const endOne = useMutation({
    mutationFn: ({ id }: SessionSummary) => apiFetch(`/api/account/sessions/${id}`, { method: 'DELETE' }),
    onSuccess: (_, { device }) => toast({ title: 'Signed out', description: `${device} is signed out.` }),
    onError: failed,
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const endAll = useMutation({
    mutationFn: () => apiFetch('/api/account/sign-out-everywhere', { method: 'POST' }),
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
