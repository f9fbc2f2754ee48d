import { Button } from '#ui/buttons/button.tsx';
import type { DownloadWarning } from './download-warning.ts';

type WarningRowsProps = { rows: readonly DownloadWarning[]; onGoTo: (row: DownloadWarning) => void };

/** What a reader would stumble over, each with the way to its words. */
export function WarningRows({ rows, onGoTo }: WarningRowsProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map((row) => (
        <li key={`${row.field} ${row.label}`} className="flex items-center justify-between gap-3 py-1">
          <span className="min-w-0 wrap-anywhere">{row.label}</span>
          <Button
            variant="quiet"
            size="small"
            className="shrink-0"
            aria-label={`Go to field: ${row.label}`}
            onClick={() => onGoTo(row)}
          >
            Go to field
          </Button>
        </li>
      ))}
    </ul>
  );
}
