import { useId, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '#editor/session/use-session.ts';
import { deviceImports } from '#editor/drafts/device-drafts.ts';
import type { ImportNotes } from '#editor/drafts/imports.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ResumeSession } from '../resume-session.ts';
import { placeOf } from '../../editing/field-map.ts';
import { valuesToConfirm, type ValueToConfirm } from './values-to-confirm.ts';
import { importedTexts } from './imported-texts.ts';
import { UnplacedList } from './unplaced-list.tsx';

type ConfirmReadProps = { session: ResumeSession; accountId: number; onGoTo: (field: string) => void };

/**
 * Over a resume that was read from a file: the values that the machine was not sure of, to be looked at one by one, and
 * the words that no field could take.
 */
export function ConfirmRead({ session, accountId, onGoTo }: ConfirmReadProps) {
  const title = useId();
  const list = useId();
  const { notes, change } = useImportNotes(session, accountId);
  const data = useSession(session, ({ content }) => content.data);
  const rows = notes ? valuesToConfirm(notes, data) : [];
  if (!notes || (rows.length === 0 && notes.unplaced.length === 0)) return null;
  const left = rows.filter(({ settled }) => !settled).length;
  const settle = (field: string, settled: boolean) => {
    const others = notes.settled.filter((other) => other !== field);
    change({ ...notes, settled: settled ? [...others, field] : others });
  };
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
            onClick={() => change({ ...notes, hidden: !notes.hidden })}
          >
            {notes.hidden ? importedTexts.show : importedTexts.hide}
          </Button>
          {left === 0 && (
            <Button size="small" onClick={() => change(null)}>
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
        {notes.unplaced.length > 0 && (
          <UnplacedList session={session} unplaced={notes.unplaced} onGoTo={onGoTo} />
        )}
      </div>
    </section>
  );
}

type ValuesToConfirmProps = {
  rows: readonly ValueToConfirm[];
  onSettle: (origin: string, settled: boolean) => void;
  onGoTo: (field: string) => void;
};

/** Values to look at, each with what it was read from and the way to its field. */
function ValuesToConfirm({ rows, onSettle, onGoTo }: ValuesToConfirmProps) {
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

/**
 * What there is to say of the resume, where it was read from a file: kept on this device under the draft's key and, once
 * it is saved, under its name. `change` with null removes it.
 */
function useImportNotes(session: ResumeSession, accountId: number) {
  const id = useSession(session, ({ stored }) => stored?.id ?? null);
  const [name, setName] = useState(() => nameOf(session));
  const [parameters] = useSearchParams();
  // A copy of what another tab is writing has a key of its own; the address still names what it was copied from.
  const [notes, setNotes] = useState(
    () =>
      deviceImports().find(accountId, name) ??
      deviceImports().find(accountId, parameters.get('draft') ?? name) ??
      null,
  );
  useEffect(() => {
    if (notes && !deviceImports().find(accountId, name)) deviceImports().keep(accountId, name, notes);
  }, [notes, name, accountId]);
  useEffect(() => {
    if (id === null) return;
    const saved = session.draftName();
    if (saved !== name) deviceImports().rename(accountId, name, saved);
    setName(saved);
  }, [id, name, session, accountId]);

  const change = (next: ImportNotes | null) => {
    if (next) deviceImports().keep(accountId, name, next);
    else deviceImports().drop(accountId, name);
    setNotes(next);
  };
  return { notes, change };
}

function nameOf(session: ResumeSession): string {
  return session.creationKey() ?? session.draftName();
}
