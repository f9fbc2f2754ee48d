import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetDocument } from '#editor/drafts/forget-document.ts';
import { draftName } from '#editor/drafts/draft-name.ts';
import { listKey } from '#editor/session/edited-kind.ts';
import { useSession } from '#editor/session/use-session.ts';
import { NOBODY } from '#editor/device/browser-storage.ts';
import { isSignedOut } from '#platform/http/api-error.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { ArchiveIcon, TrashIcon } from '#ui/display/icons.tsx';
import { Menu } from '#ui/menus/menu.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { failureText } from '../failure-text.ts';
import { applicationKind } from '../application-kind.ts';
import { useArchiving } from '../archive/use-archiving.ts';
import { APPLICATIONS_PATH } from '../paths.ts';
import type { ApplicationSession } from './application-session.ts';

/** What is done with the whole application; of one that was never saved there is nothing to delete. */
export function ApplicationMenu({ session }: { session: ApplicationSession }) {
  const id = useSession(session, ({ stored }) => stored?.id);
  const [asking, setAsking] = useState(false);
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { user, refresh } = useAuth();
  const { mutate } = useMutation({
    mutationFn: async (asked: number) => {
      await applicationKind.calls.remove({ params: { id: asked } });
      // What was not saved yet goes with it: leaving would save it once more, to nothing.
      session.abandon();
      // It is deleted by now, whatever this device makes of it.
      await forgetDocument(user?.id ?? NOBODY, draftName(applicationKind, asked)).catch(() => undefined);
    },
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: listKey(applicationKind) });
      toast({ title: 'Application deleted' });
      void navigate(APPLICATIONS_PATH);
    },
    onError: (error) => {
      const description = failureText(error, 'Failed to delete application.');
      toast({ title: 'Error', description, variant: 'destructive' });
      if (isSignedOut(error)) void refresh();
    },
  });
  const archive = useArchiving();
  if (id === undefined) return null;
  return (
    <>
      <Menu
        entries={[
          {
            label: 'Archive',
            icon: ArchiveIcon,
            onSelect: () =>
              archive({ id, title: session.title(), archived: true }, () => void navigate(APPLICATIONS_PATH)),
          },
          { label: 'Delete', icon: TrashIcon, destructive: true, onSelect: () => setAsking(true) },
        ]}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Delete Application"
        subject={session.title()}
        description="Are you sure you want to delete this application? This action cannot be undone. Its resume and its letter stay, and so does what you marked as sent: it is under “All that you sent”, beside your applications."
        confirmLabel="Delete"
        destructive
        onConfirm={() => mutate(id)}
      />
    </>
  );
}
