import { useState, type ReactNode } from 'react';
import { ApiError, errorText } from '#platform/http/api-error.ts';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { useToast } from '#ui/toast/toast.tsx';
import { ProblemLine } from '../code-form/problem-line.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';

type RemovalDialogProps = {
  user: Profile;
  title: string;
  /** What is said once it is done. */
  removed: string;
  onRemove: () => Promise<void>;
  onClose: () => void;
  /** What it is that goes, and what that means. */
  children: ReactNode;
};

/** Asks before a way to sign in is taken out of the account; a session that is not young is confirmed first. */
export function RemovalDialog({ user, title, removed, onRemove, onClose, children }: RemovalDialogProps) {
  const { toast } = useToast();
  const [confirming, setConfirming] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    setBusy(true);
    setProblem(undefined);
    try {
      await onRemove();
      toast({ title: removed, description: 'It no longer signs you in.' });
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
      title={confirming ? 'Confirm that it is you' : title}
    >
      {confirming ? (
        <ConfirmIdentity user={user} onConfirmed={remove} />
      ) : (
        <div className="space-y-5">
          <p>{children}</p>
          <ProblemLine text={problem} />
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
