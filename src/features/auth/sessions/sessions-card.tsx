import { useReturnFocus } from '#ui/dialogs/dialog.tsx';
import { TitledCard } from '#ui/display/card.tsx';
import { useState } from 'react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '#platform/http/api-call.ts';
import { Button } from '#ui/buttons/button.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { Loaded } from '#ui/display/loaded.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { errorText, isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { listSessions, endEverySession, endOneSession } from '../calls.ts';
import type { SessionSummary } from '../contract.ts';

const when = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** Where the person is signed in, and the end of each of those sessions or of all. */
export function SessionsCard() {
  const sessions = useQuery(queryOf(listSessions));
  const { endOne, endAll } = useEndSessions();
  const [asked, setAsked] = useState<SessionSummary | 'all'>();
  const rememberFocus = useReturnFocus(asked !== undefined);
  const ask = (what: SessionSummary | 'all') => {
    rememberFocus();
    setAsked(what);
  };
  const one = asked === 'all' ? undefined : asked;

  return (
    <TitledCard
      title="Where you are signed in"
      text="Do you see a device that is not yours? Sign it out here."
    >
      <Loaded asked={sessions} noun="where you are signed in">
        {(list) => (
          <ul className="divide-y divide-line border-y border-line">
            {list.map((session) => (
              <li key={session.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="flex-1 basis-64">
                  <p className="flex flex-wrap items-center gap-2 font-semibold">
                    {session.device}
                    {session.current && <Badge tone="accent">This device</Badge>}
                  </p>
                  <p className="text-sm text-ink-soft">
                    Signed in {when.format(new Date(session.startedAt))}
                    {!session.current && `, last used ${when.format(new Date(session.lastSeenAt))}`}
                  </p>
                </div>
                {!session.current && (
                  <Button
                    variant="secondary"
                    size="small"
                    aria-label={`Sign out ${session.device}`}
                    busy={endOne.isPending && endOne.variables.id === session.id}
                    busyLabel="Signing out..."
                    onClick={() => ask(session)}
                  >
                    Sign out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <div className="mt-4">
        <Button
          variant="secondary"
          busy={endAll.isPending}
          busyLabel="Signing out..."
          onClick={() => ask('all')}
        >
          Sign out everywhere
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => !open && setAsked(undefined)}
        title={one ? 'Sign out this device?' : 'Sign out everywhere?'}
        description={
          one
            ? `${one.device} needs a new code to sign in again.`
            : 'Every device is signed out, this one too. To sign in again you need a new code.'
        }
        confirmLabel={one ? 'Sign out' : 'Sign out everywhere'}
        onConfirm={() => (one ? endOne.mutate(one) : endAll.mutate())}
      />
    </TitledCard>
  );
}

/** Ends one session, or all of them with this one. */
function useEndSessions() {
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
