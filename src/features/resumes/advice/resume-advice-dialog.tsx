import { AdviceDialog, type AdviceRow } from '#editor/advice/advice-dialog.tsx';
import type { AdviceByField } from '#editor/advice/advice-store.ts';
import { useAllAdvice } from '#editor/advice/field-advice.tsx';
import { placeOf, TAB_LABELS, TABS, type TabId } from '../editing/field-map.ts';
import { tabPath } from './advice-by-field.ts';

type ResumeAdviceDialogProps = {
  wanted: boolean;
  onWanted: (wanted: boolean) => void;
  onGoTo: (tab: TabId, field: string | null) => void;
};

type Row = AdviceRow & { tab: TabId; field: string | null };

/** All advice on a resume, in the order of the tabs. */
export function ResumeAdviceDialog({ wanted, onWanted, onGoTo }: ResumeAdviceDialogProps) {
  return (
    <AdviceDialog
      description="From the same checks as the resume checker. Nothing here is a must, and nothing you write leaves this page for it."
      rows={rowsOf(useAllAdvice())}
      wanted={wanted}
      onWanted={onWanted}
      onGoTo={({ tab, field }) => onGoTo(tab, field)}
    />
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
