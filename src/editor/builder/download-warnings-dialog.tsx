import type { DownloadWarning } from './download-warning.ts';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { WarningRows } from './warning-rows.tsx';

type DownloadWarningsDialogProps = {
  /** What is left open; null keeps the dialog shut. */
  rows: DownloadWarning[] | null;
  description: string;
  onClose: () => void;
  onGoTo: (row: DownloadWarning) => void;
  onDownload: () => void;
};

/** Shows what is missing before a document goes out; it never stands in the way. */
export function DownloadWarningsDialog({
  rows,
  description,
  onClose,
  onGoTo,
  onDownload,
}: DownloadWarningsDialogProps) {
  return (
    <Dialog
      open={rows !== null}
      onOpenChange={(open) => !open && onClose()}
      title="Before you download"
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back to editing
          </Button>
          <Button onClick={onDownload}>Download anyway</Button>
        </>
      }
    >
      {rows && <WarningRows rows={rows} onGoTo={onGoTo} />}
    </Dialog>
  );
}
