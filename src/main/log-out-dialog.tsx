import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import type { SaveFailure } from '#editor/session/save-failure.ts';
import { useOnline } from '#ui/use-online.ts';
import type { UnsavedWork } from './unsaved-work.ts';

export type LogOutDialogProps = { found: UnsavedWork[]; onAnswer: (mayLogOut: boolean) => void };
type Left = UnsavedWork & { reason?: string };

/** Lists what is not saved before somebody logs out. Closing it is staying. */
export default function LogOutDialog({ found, onAnswer }: LogOutDialogProps) {
  const [left, setLeft] = useState<Left[]>(found);
  const [saving, setSaving] = useState(false);
  const online = useOnline();
  const save = async () => {
    setSaving(true);
    const failed: Left[] = [];
    for (const work of left) {
      const outcome = await work.save();
      if (outcome.kind !== 'saved') failed.push({ ...work, reason: reasonOf(outcome) });
    }
    setSaving(false);
    if (failed.length === 0) onAnswer(true);
    else setLeft(failed);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onAnswer(false)}
      title="Some changes are not saved yet"
      description="Logging out removes what this device keeps, since others may use it. These are on this device alone:"
      footer={
        <>
          <Button variant="secondary" disabled={saving} onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={saving} onClick={() => onAnswer(true)}>
            Log out and discard
          </Button>
          {online && (
            <Button disabled={saving} onClick={() => void save()}>
              {saving ? 'Saving…' : 'Save and log out'}
            </Button>
          )}
        </>
      }
    >
      <ul className="space-y-2 [overflow-wrap:anywhere]">
        {left.map(({ title, reason }, index) => (
          <li key={index}>
            <p className="font-semibold">{title}</p>
            {reason && <p className="text-sm text-caution">{reason}</p>}
          </li>
        ))}
      </ul>
      <p role="status" className="mt-3 text-sm text-ink-soft">
        {online
          ? left.some(({ reason }) => reason) && 'Not everything could be saved, and you are still signed in.'
          : 'You are offline: stay signed in, and they are saved when the connection is back.'}
      </p>
    </Dialog>
  );
}

function reasonOf(failure: SaveFailure): string {
  switch (failure.kind) {
    case 'conflict':
      return 'It was changed elsewhere, too. Open it to choose between the two versions.';
    case 'gone':
      return 'It was deleted elsewhere. Open it to save it as a new one.';
    case 'offline':
      return 'The server could not be reached.';
    case 'signedOut':
      return 'Your session has ended. Sign in again to save it.';
    default:
      return failure.message || 'It could not be saved. Please try again in a moment.';
  }
}
