import { useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { errorText } from '#platform/http/api-error.ts';
import type { Profile } from '#platform/session/profile.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { ConfirmIdentity } from '../contacts/confirm-identity.tsx';
import { RemovalDialog } from '../contacts/removal-dialog.tsx';
import { listPasskeys, removePasskey, renamePasskey } from './calls.ts';
import type { PasskeySummary } from './contract.ts';
import { PASSKEY_NAME_MAX } from './passkey-limits.ts';
import { PASSKEY_TEXTS } from './passkey-texts.ts';

type ConfirmDialogProps = { user: Profile; onClose: () => void; onConfirmed: () => Promise<void> };

/** Confirms who it is before what signs them in is changed. */
export function ConfirmDialog({ user, onClose, onConfirmed }: ConfirmDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Confirm that it is you">
      <ConfirmIdentity user={user} onConfirmed={onConfirmed} />
    </Dialog>
  );
}

type RenameProps = { passkey: PasskeySummary; onClose: () => void };

export function RenamePasskeyDialog({ passkey, onClose }: RenameProps) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(passkey.name);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy || name.trim() === '') return;
    setBusy(true);
    setProblem(undefined);
    try {
      await renamePasskey({ params: { id: passkey.id }, body: { name: name.trim() } });
      await queryClient.invalidateQueries({ queryKey: [listPasskeys.path] });
      onClose();
    } catch (error) {
      setProblem(errorText(error, PASSKEY_TEXTS.failed));
      setBusy(false);
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Rename this passkey">
      <form onSubmit={(event) => void submit(event)} noValidate className="space-y-5">
        <Field label="Name" error={problem && <span role="alert">{problem}</span>}>
          <TextInput
            value={name}
            maxLength={PASSKEY_NAME_MAX}
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} busyLabel="Saving..." disabled={name.trim() === ''}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type RemoveProps = { passkey: PasskeySummary; user: Profile; onClose: () => void };

/** Asks before a passkey is taken out of the account. */
export function RemovePasskeyDialog({ passkey, user, onClose }: RemoveProps) {
  const queryClient = useQueryClient();
  return (
    <RemovalDialog
      {...{ user, onClose }}
      title="Remove this passkey?"
      removed="The passkey is removed"
      onRemove={async () => {
        await removePasskey({ params: { id: passkey.id } });
        await queryClient.invalidateQueries({ queryKey: [listPasskeys.path] });
      }}
    >
      <strong className="font-semibold wrap-anywhere">{passkey.name}</strong>. {PASSKEY_TEXTS.removeText}
    </RemovalDialog>
  );
}
