import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import type { ShownLink } from './calls.ts';
import { linkName } from './link-texts.ts';

type TakeBackDialogProps<Link extends ShownLink> = {
  /** The link that is asked about; undefined where none is. */
  link: Link | undefined;
  onClose: () => void;
  onConfirm: (link: Link) => void;
};

/** Asks before a link leads nowhere. */
export function TakeBackDialog<Link extends ShownLink>({
  link,
  onClose,
  onConfirm,
}: TakeBackDialogProps<Link>) {
  return (
    <ConfirmDialog
      open={link !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title="Take back this link"
      subject={link && linkName(link)}
      description="Its address will lead nowhere, at once and for good. How often it was opened is forgotten, too."
      confirmLabel="Take back"
      destructive
      onConfirm={() => link && onConfirm(link)}
    />
  );
}
