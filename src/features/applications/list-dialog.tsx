import type { ReactNode, Ref } from 'react';
import { Dialog } from '#ui/dialogs/dialog.tsx';

type ListDialogProps = {
  title: string;
  description: string;
  /** How many there are, or why none is shown. */
  said: string;
  /** The line that says it: the focus goes there where what had it is gone. */
  told: Ref<HTMLParagraphElement>;
  onClose: () => void;
  children: ReactNode;
};

/** A window with a list that is fetched when it opens. */
export function ListDialog({ title, description, said, told, onClose, children }: ListDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={title}
      description={description}
    >
      <p ref={told} role="status" tabIndex={-1} className="mb-3 text-sm text-ink-soft">
        {said}
      </p>
      {children}
    </Dialog>
  );
}
