import { Dialog } from '#ui/dialogs/dialog.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import type { FormatsDialogProps } from './formats-dialog.tsx';

// Nobody needs it before it is asked for.
const FormatsDialog = onDemand(async () => (await import('./formats-dialog.tsx')).FormatsDialog, {
  missing: (notice, { onClose }: FormatsDialogProps) => (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="More formats">
      {notice}
    </Dialog>
  ),
});

/** The formats beside the PDF, once they are asked for. */
export function LazyFormatsDialog(props: FormatsDialogProps) {
  return props.open && <FormatsDialog {...props} />;
}
