import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckIcon } from '#ui/display/icons.tsx';
import { Toggle } from '#ui/fields/toggle.tsx';

/** One piece of advice, and where it leads. */
export type AdviceRow = { path: string; where: string; title: string; suggestion: string };

type AdviceDialogProps<Row extends AdviceRow> = {
  /** Where it comes from. */
  description: string;
  rows: readonly Row[];
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
  onGoTo: (row: Row) => void;
};

/** All advice in one place, in the order of the editor, with a switch for those who write better without. */
export function AdviceDialog<Row extends AdviceRow>(props: AdviceDialogProps<Row>) {
  const { description, rows, wanted, onWanted, onGoTo } = props;
  const [open, setOpen] = useState(false);
  return (
    <>
      {/* Not the dialog's own trigger: that would take the focus back from the field that somebody goes to. */}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CheckIcon />
        Advice{wanted && rows.length > 0 ? ` (${rows.length})` : ''}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Advice" description={description} size="wide">
        <Toggle label="Show advice while I write" checked={wanted} onCheckedChange={onWanted} />
        {wanted && (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <li
                key={row.path + row.title}
                className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-3"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <p className="text-xs text-ink-faint">{row.where}</p>
                  <p className="font-semibold">{row.title}</p>
                  <p className="text-sm text-ink-soft">{row.suggestion}</p>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Go to ${row.where}: ${row.title}`}
                  onClick={() => {
                    setOpen(false);
                    onGoTo(row);
                  }}
                >
                  Go to field
                </Button>
              </li>
            ))}
            {rows.length === 0 && (
              <li className="py-3 text-ink-soft">
                Nothing to say so far. Advice comes once there is something to read.
              </li>
            )}
          </ul>
        )}
      </Dialog>
    </>
  );
}
