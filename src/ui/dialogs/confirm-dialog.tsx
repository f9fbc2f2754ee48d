import { AlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { classNames } from '../class-names.ts';
import { DIALOG, DIALOG_FOOTER, DIALOG_TITLE, OVERLAY } from './dialog.tsx';

export type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** What it is about, by its name. */
  subject?: string | undefined;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** Called once it is confirmed; the dialog then closes by `onOpenChange(false)`. */
  onConfirm: () => void;
  destructive?: boolean;
};

/** Asks before something that cannot be taken back; the focus starts on Cancel, and only an answer closes it. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  subject,
  description,
  confirmLabel,
  cancelLabel = 'Cancel',
  onConfirm,
  destructive = false,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div className={OVERLAY} data-holds-page="" aria-hidden="true" />
        <AlertDialog.Content
          aria-modal="true"
          className={classNames(DIALOG, 'max-w-md')}
          // Radix puts the focus in here a moment before it listens to the key itself: no press may be lost meanwhile.
          onKeyDown={({ key }) => key === 'Escape' && open && onOpenChange(false)}
        >
          <AlertDialog.Title className={DIALOG_TITLE}>{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-2 text-ink-soft">
            {subject !== undefined && (
              <strong className="mb-2 block max-h-48 overflow-y-auto text-ink wrap-anywhere">
                {subject}
              </strong>
            )}
            {description}
          </AlertDialog.Description>
          <div className={DIALOG_FOOTER}>
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild>
              <Button variant={destructive ? 'destructive' : 'primary'} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
