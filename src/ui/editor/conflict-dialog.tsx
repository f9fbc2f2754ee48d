import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

type ConflictDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** "resume" or "cover letter". */
  noun: string;
  onKeepMine: () => void;
  onTakeOther: () => void;
};

/** Lets the person choose between two versions. Closing it decides nothing: both are kept as they are. */
export function ConflictDialog({ open, onOpenChange, noun, onKeepMine, onTakeOther }: ConflictDialogProps) {
  const choose = (choice: () => void) => () => {
    onOpenChange(false);
    choice();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Changed in two places"
      description={`This ${noun} was saved in another tab or on another device while you were writing here. Nothing is lost yet: yours is kept on this device until you choose.`}
      footer={
        <>
          <Button variant="secondary" onClick={choose(onTakeOther)}>
            Take the other
          </Button>
          <Button onClick={choose(onKeepMine)}>Keep mine</Button>
        </>
      }
    >
      <ul className="list-disc space-y-1 pl-5 text-sm">
        <li>
          <strong>Keep mine</strong> saves what is on this screen over the other version.
        </li>
        <li>
          <strong>Take the other</strong> shows the other version here.
        </li>
      </ul>
      <p className="mt-3 text-sm text-ink-soft">Either way you can still change your mind afterwards.</p>
    </Dialog>
  );
}
