import { Button } from '../buttons/button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';

export type LooseEndRow = { field: string; label: string };

type LooseEndsDialogProps = {
  /** What is left open; null keeps the dialog shut. */
  rows: LooseEndRow[] | null;
  description: string;
  onClose: () => void;
  onGoTo: (field: string) => void;
  onDownload: () => void;
};

/** Shows what is missing before a document goes out; it never stands in the way. */
export function LooseEndsDialog({ rows, description, onClose, onGoTo, onDownload }: LooseEndsDialogProps) {
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
      <ul className="divide-y divide-line border-y border-line">
        {rows?.map(({ field, label }) => (
          <li key={`${field} ${label}`} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <Button
              variant="quiet"
              size="small"
              className="shrink-0"
              aria-label={`Go to field: ${label}`}
              onClick={() => onGoTo(field)}
            >
              Go to field
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
