import { useId } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import type { ReadNotes } from '#documents/resume/read-notes.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ResumeSession } from '../resume-session.ts';
import { placeOf } from '../../editing/field-map.ts';
import { valuesToConfirm, type ValueToConfirm } from './values-to-confirm.ts';
import { importedTexts } from './imported-texts.ts';
import { UnplacedList } from './unplaced-list.tsx';

type ConfirmListProps = {
  session: ResumeSession;
  notes: ReadNotes;
  /** Takes what the notes are from now on; null removes them. */
  onChange: (notes: ReadNotes | null) => void;
  onGoTo: (field: string) => void;
};

/**
 * Over a resume that was read from a file: the values that the machine was not sure of, to be looked at one by one, and
 * the words that no field could take.
 */
export function ConfirmList({ session, notes, onChange, onGoTo }: ConfirmListProps) {
  const title = useId();
  const list = useId();
  const data = useSession(session, ({ content }) => content.data);
  const rows = valuesToConfirm(notes, data);
  if (rows.length === 0 && notes.unplaced.length === 0) return null;
  const left = rows.filter(({ settled }) => !settled).length;
  const settle = (id: string, settled: boolean) =>
    onChange({
      ...notes,
      doubts: notes.doubts.map((doubt) => (doubt.id === id ? { ...doubt, settled } : doubt)),
    });
  return (
    <section
      aria-labelledby={title}
      className="mb-5 rounded-md border border-caution-edge bg-caution-wash px-4 py-3 text-caution"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id={title} className="font-sans text-base font-semibold tracking-normal">
          {importedTexts.title}
        </h2>
        <div className="flex gap-1">
          <Button
            variant="quiet"
            size="small"
            aria-expanded={!notes.hidden}
            aria-controls={list}
            onClick={() => onChange({ ...notes, hidden: !notes.hidden })}
          >
            {notes.hidden ? importedTexts.show : importedTexts.hide}
          </Button>
          {left === 0 && (
            <Button size="small" onClick={() => onChange(null)}>
              {importedTexts.done}
            </Button>
          )}
        </div>
      </div>
      {rows.length > 0 && (
        <p role="status" className="text-sm">
          {importedTexts.left(left, rows.length)}
        </p>
      )}
      <div id={list} hidden={notes.hidden}>
        {rows.length > 0 && <ValuesToConfirm rows={rows} onSettle={settle} onGoTo={onGoTo} />}
        {notes.unplaced.length > 0 && <UnplacedList session={session} notes={notes} onGoTo={onGoTo} />}
      </div>
    </section>
  );
}

type ValuesToConfirmProps = {
  rows: readonly ValueToConfirm[];
  onSettle: (id: string, settled: boolean) => void;
  onGoTo: (field: string) => void;
};

/** Values to look at, each with what it was read from and the way to its field. */
function ValuesToConfirm({ rows, onSettle, onGoTo }: ValuesToConfirmProps) {
  return (
    <ul className="mt-2 max-h-80 divide-y divide-caution-edge overflow-y-auto border-t border-caution-edge">
      {rows.map(({ id, field, value, snippet, empty, settled }) => (
        <li key={id} className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5 text-sm">
          <input
            type="checkbox"
            id={`confirm-${id}`}
            checked={settled}
            onChange={({ target }) => onSettle(id, target.checked)}
            aria-describedby={`confirm-${id}-from`}
            className="mt-0.5 size-5 shrink-0 accent-accent"
          />
          <div className="min-w-0 grow basis-40">
            <label htmlFor={`confirm-${id}`} className="wrap-anywhere">
              {labelOf(field)}: {empty ? <em>{importedTexts.empty}</em> : <strong>{value}</strong>}
            </label>
            <p id={`confirm-${id}-from`} className="wrap-anywhere">
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
