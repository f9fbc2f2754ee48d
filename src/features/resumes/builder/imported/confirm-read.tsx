import { useId } from 'react';
import { useSession } from '#editor/session/use-session.ts';
import { Button } from '#ui/buttons/button.tsx';
import type { ResumeSession } from '../resume-session.ts';
import { DoubtList } from './doubt-list.tsx';
import { doubtRows } from './doubts-left.ts';
import { importedTexts } from './imported-texts.ts';
import { UnplacedList } from './unplaced-list.tsx';
import { useImportNotes } from './use-import-notes.ts';

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
  const rows = notes ? doubtRows(notes, data) : [];
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
        {rows.length > 0 && <DoubtList rows={rows} onSettle={settle} onGoTo={onGoTo} />}
        {notes.unplaced.length > 0 && (
          <UnplacedList session={session} unplaced={notes.unplaced} onGoTo={onGoTo} />
        )}
      </div>
    </section>
  );
}
