import { useState } from 'react';
import { ApiError } from '#platform/http/api-error.ts';
import { errorText } from '#platform/http/error-text.ts';
import { useAuth } from '#platform/session/auth-context.tsx';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import type { Channel } from '../sign-in/sent-code.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { CONTACT_NOUNS } from './contact-nouns.ts';
import { removeContact } from './contacts-api.ts';

type Props = { channel: Channel; user: Profile; onClose: () => void };

/** Asks before a contact is taken out of the account. */
export function RemoveContactDialog({ channel, user, onClose }: Props) {
  const { refresh } = useAuth();
  const { toast } = useToast();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const noun = CONTACT_NOUNS[channel];

  async function remove() {
    setBusy(true);
    setProblem(undefined);
    try {
      await removeContact(channel);
      await refresh();
      toast({ title: `Your ${noun} is removed`, description: 'It no longer signs you in.' });
      onClose();
    } catch (error) {
      const confirm = error instanceof ApiError && error.code === 'confirmation_required';
      setConfirming(confirm);
      if (!confirm) setProblem(errorText(error, 'Something went wrong. Please try again.'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={confirming ? 'Confirm that it is you' : `Remove ${noun}`}
    >
      {confirming ? (
        <ConfirmIdentity user={user} onConfirmed={remove} />
      ) : (
        <div className="space-y-5">
          <p>
            <strong className="font-semibold wrap-anywhere">{user[channel]}</strong> will no longer sign you
            in. Your documents and your plan stay.
          </p>
          {problem && (
            <p role="alert" className="text-sm font-semibold text-danger">
              {problem}
            </p>
          )}
          <div className="flex flex-wrap justify-end gap-2">
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button variant="destructive" busy={busy} busyLabel="Removing..." onClick={() => void remove()}>
              Remove
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
