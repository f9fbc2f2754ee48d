import { Button } from '#ui/buttons/button.tsx';
import { placeOf } from '../../editing/field-map.ts';
import type { DoubtRow } from './doubts-left.ts';
import { importedTexts } from './imported-texts.ts';

type DoubtListProps = {
  rows: readonly DoubtRow[];
  onSettle: (origin: string, settled: boolean) => void;
  onGoTo: (field: string) => void;
};

/** Values to look at, each with what it was read from and the way to its field. */
export function DoubtList({ rows, onSettle, onGoTo }: DoubtListProps) {
  return (
    <ul className="mt-2 max-h-80 divide-y divide-caution-edge overflow-y-auto border-t border-caution-edge">
      {rows.map(({ origin, field, value, snippet, empty, settled }) => (
        <li key={origin} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5 text-sm">
          <input
            type="checkbox"
            id={`confirm-${origin}`}
            checked={settled}
            onChange={({ target }) => onSettle(origin, target.checked)}
            aria-describedby={`confirm-${origin}-from`}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <div className="min-w-0 grow basis-40">
            <label htmlFor={`confirm-${origin}`} className="wrap-anywhere">
              {labelOf(field)}: {empty ? <em>{importedTexts.empty}</em> : <strong>{value}</strong>}
            </label>
            <p id={`confirm-${origin}-from`} className="wrap-anywhere">
              {empty ? importedTexts.inFile(snippet) : importedTexts.readFrom(snippet)}
            </p>
          </div>
          <Button
            variant="quiet"
            size="small"
            aria-label={`${importedTexts.goTo}: ${labelOf(field)}`}
            onClick={() => onGoTo(field)}
          >
            {importedTexts.goTo}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function labelOf(field: string): string {
  return placeOf(field)?.label ?? importedTexts.value;
}
