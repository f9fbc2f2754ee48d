import { useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { Dialog } from '#ui/dialogs/dialog.tsx';
import { CheckIcon } from '#ui/display/icons.tsx';
import { useAllAdvice } from '#editor/advice/field-advice.tsx';
import type { AdviceByField } from '#editor/advice/advice-store.ts';
import { Toggle } from '#ui/fields/toggle.tsx';
import { placeOf, TAB_LABELS, TABS, type TabId } from '../editing/field-map.ts';
import { tabPath } from './advice-by-field.ts';

type AdviceDialogProps = {
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
  onGoTo: (tab: TabId, field: string | null) => void;
};

type Row = {
  path: string;
  tab: TabId;
  field: string | null;
  where: string;
  title: string;
  suggestion: string;
};

/** All advice in one place, in the order of the tabs, with a switch for those who write better without. */
export function AdviceDialog({ wanted, onWanted, onGoTo }: AdviceDialogProps) {
  const [open, setOpen] = useState(false);
  const rows = rowsOf(useAllAdvice());
  return (
    <>
      {/* Not the dialog's own trigger: that would take the focus back from the field that somebody goes to. */}
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <CheckIcon />
        Advice{wanted && rows.length > 0 ? ` (${rows.length})` : ''}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Advice"
        description="From the same checks as the resume checker. Nothing here is a must, and nothing you write leaves this page for it."
        size="wide"
      >
        <Toggle label="Show advice while I write" checked={wanted} onCheckedChange={onWanted} />
        {wanted && (
          <ul className="mt-4 divide-y divide-line border-y border-line">
            {rows.map(({ path, tab, field, where, title, suggestion }) => (
              <li
                key={path + title}
                className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 py-3"
              >
                <div className="min-w-0 flex-1 basis-64">
                  <p className="text-xs text-ink-faint">{where}</p>
                  <p className="font-semibold">{title}</p>
                  <p className="text-sm text-ink-soft">{suggestion}</p>
                </div>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={`Go to ${where}: ${title}`}
                  onClick={() => {
                    setOpen(false);
                    onGoTo(tab, field);
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

function rowsOf(book: AdviceByField): Row[] {
  const rows = [...book].flatMap(([path, list]) => {
    const tab = TABS.find((id) => tabPath(id) === path);
    const place = tab ? { tab, field: null, where: TAB_LABELS[tab] } : fieldOf(path);
    return place
      ? list.map(({ title, suggestion, field }) => ({
          path,
          ...place,
          // At the top of a tab stands what is about several fields.
          field: place.field ?? (field === undefined ? null : (placeOf(field)?.field ?? null)),
          title,
          suggestion,
        }))
      : [];
  });
  return rows.toSorted((one, other) => TABS.indexOf(one.tab) - TABS.indexOf(other.tab));
}

function fieldOf(path: string): Pick<Row, 'tab' | 'field' | 'where'> | undefined {
  const place = placeOf(path);
  return place && { tab: place.tab, field: place.field, where: place.label };
}
