import { useCallback, useId, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { ChangedWords } from './changed-words.tsx';
import { DecisionCard } from './decision-card.tsx';
import type { BaseDifference } from './tailored-view.ts';
import type { AnyTailoring, TailoringState } from './tailoring.ts';
import type { Told } from './tailoring-context.tsx';
import { rowsOf, type TextRow } from './text-rows.ts';
import { useBaseChanges } from './use-base-changes.ts';
import { useTailored } from './use-tailored.ts';

type MarkAtProps = Told & { tailoring: AnyTailoring };
type Seen = TailoringState<Record<string, unknown>>;

/**
 * What is told beside one field, entry or list: that it differs from the base, which opens what the base has, or what is
 * to be decided there.
 */
export function MarkAt({ tailoring, at, where }: MarkAtProps) {
  const decision = useTailored(
    tailoring,
    useCallback(
      ({ decisions }: Seen) =>
        where === 'field' ? decisions.find((one) => one.isField && one.at === at) : undefined,
      [at, where],
    ),
  );
  const marks = useTailored(
    tailoring,
    useCallback(({ marks: all }: Seen) => all, []),
  );
  const own = marks.filter((mark) => mark.at === at && mark.where === where);
  if (decision)
    return <DecisionCard tailoring={tailoring} decision={decision} className="order-last basis-full" />;
  return own.map((mark) => <OneMark key={mark.paths.join()} tailoring={tailoring} mark={mark} />);
}

/** What is said of a difference, in a word and for those who hear it. */
const SAID: Record<BaseDifference['what'], { short: string; long: (name: string) => string }> = {
  reworded: { short: 'Differs', long: (name) => `from the base: ${name}` },
  changed: { short: 'Differs', long: (name) => `from the base: ${name}` },
  moved: { short: 'Moved', long: (name) => `since the base: ${name}` },
  added: { short: 'Only here', long: (name) => `and not in the base: ${name}` },
  leftOut: { short: 'Not here', long: (name) => `but in the base: ${name}` },
  order: { short: 'Other order', long: (name) => `than in the base: ${name}` },
};

/** What the buttons say, where it is not the value of a field that is taken. */
const TAKE: Partial<Record<BaseDifference['what'], string>> = {
  leftOut: 'Bring it here',
  added: 'Remove it here',
};

function OneMark({ tailoring, mark }: { tailoring: AnyTailoring; mark: BaseDifference }) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const { short, long } = SAID[mark.what];
  const told = mark.what === 'leftOut' ? mark.base : mark.name;
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panel : undefined}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-sm px-1.5 text-xs text-ink-soft hover:bg-accent-wash hover:text-ink"
      >
        <span aria-hidden="true" className="size-1.5 shrink-0 rounded-full bg-accent" />
        <span className="min-w-0 truncate underline decoration-dotted underline-offset-2">
          {short}
          {mark.what === 'leftOut' && `: ${told}`}
          <span className="visually-hidden"> {long(told)}</span>
        </span>
      </button>
      {open && <MarkPanel id={panel} tailoring={tailoring} mark={mark} />}
    </>
  );
}

type MarkPanelProps = {
  id?: string;
  tailoring: AnyTailoring;
  mark: BaseDifference;
  /** Whether it stands apart from its field, which says what is here. */
  isApart?: boolean;
};

/** What the base has, and what can be done about it; of a long text line by line. */
export function MarkPanel({ id, tailoring, mark, isApart = false }: MarkPanelProps) {
  const changes = useBaseChanges(tailoring);
  const { what, name, base, here, parted } = mark;
  const rows = parted && what !== 'order' ? rowsOf(parted.here, parted.base) : [];
  return (
    <div
      id={id}
      role="group"
      aria-label={`${name} in the base`}
      className="order-last my-1 basis-full space-y-3 rounded-md border border-line bg-sheet px-3 py-2 text-sm"
    >
      {rows.length > 0 && (
        <ul className="space-y-3">
          {rows.map((row) => (
            <RowOf
              key={`${row.here} ${row.base}`}
              {...changes}
              mark={mark}
              row={row}
              isAlone={rows.length === 1}
            />
          ))}
        </ul>
      )}
      {rows.length === 0 && isApart && what !== 'leftOut' && (
        <ChangedWords name="Here" text={here} other={base} />
      )}
      {rows.length === 0 && what !== 'added' && <ChangedWords name="Base" text={base} other={here} />}
      {what === 'moved' && <p>It stands elsewhere in the base.</p>}
      {rows.length !== 1 && (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={() => changes.take(mark)}>
            {rows.length > 1 ? "Take all of the base's" : (TAKE[what] ?? "Take the base's")}
          </Button>
          {what !== 'leftOut' && (
            <Button
              variant="quiet"
              size="small"
              busy={changes.putting}
              onClick={() => void changes.put(mark)}
            >
              {rows.length > 1 ? 'Put all of this in the base too' : 'Put this in the base too'}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

type RowOfProps = ReturnType<typeof useBaseChanges> & {
  mark: BaseDifference;
  row: TextRow;
  isAlone: boolean;
};

/** One line of a text, or one of several texts, that the two sides have otherwise. */
function RowOf({ take, put, putting, mark, row, isAlone }: RowOfProps) {
  const { here, base } = row;
  const takeIt = base === null ? 'Remove it here' : here === null ? 'Bring it here' : "Take the base's";
  const putIt = here === null ? 'Remove it in the base too' : 'Put this in the base too';
  const told = here ?? base ?? '';
  return (
    <li className="space-y-1.5">
      {here !== null && (
        <ChangedWords name={base === null ? 'Only here' : 'Here'} text={here} other={base ?? ''} />
      )}
      {base !== null && (
        <ChangedWords name={here === null ? 'Only in the base' : 'Base'} text={base} other={here ?? ''} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant={isAlone ? 'secondary' : 'quiet'}
          size="small"
          aria-label={isAlone ? undefined : `${takeIt}: ${told}`}
          onClick={() => take(mark, row)}
        >
          {takeIt}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={putting}
          aria-label={isAlone ? undefined : `${putIt}: ${told}`}
          onClick={() => void put(mark, row)}
        >
          {putIt}
        </Button>
      </div>
    </li>
  );
}
