import { Dialog } from '#ui/dialogs/dialog.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import type { LinksDialogProps } from './links-dialog.tsx';

// Nobody needs it before it is asked for.
const LinksDialog = onDemand(async () => (await import('./links-dialog.tsx')).LinksDialog, {
  missing: (notice, { onClose }: LinksDialogProps) => (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Share a link">
      {notice}
    </Dialog>
  ),
});

/** The links to a document, once they are asked for. */
export function LazyLinksDialog(props: LinksDialogProps) {
  return props.open && <LinksDialog {...props} />;
}
