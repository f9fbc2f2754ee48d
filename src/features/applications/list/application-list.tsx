import type { ApplicationRow } from '../contract.ts';
import { ApplicationItem, type ChangeApplication } from './application-row.tsx';

export type RowsProps = {
  rows: readonly ApplicationRow[];
  /** Today, `YYYY-MM-DD`. */
  today: string;
  onChange: ChangeApplication;
};

type ApplicationListProps = RowsProps & {
  /** Those of which this device has changes that are not saved. */
  unsavedIds: ReadonlySet<number>;
  onTag: (tag: string) => void;
};

/** Applications below each other. */
export function ApplicationList({ rows, today, unsavedIds, onChange, onTag }: ApplicationListProps) {
  if (rows.length === 0)
    return (
      <p className="rounded-lg border border-dashed border-edge px-4 py-10 text-center text-ink-soft">
        No applications match.
      </p>
    );
  return (
    <ul aria-label="Your applications" className="border-t border-line">
      {rows.map((row) => (
        <ApplicationItem
          key={row.id}
          {...{ row, today, onChange, onTag }}
          isUnsaved={unsavedIds.has(row.id)}
        />
      ))}
    </ul>
  );
}
