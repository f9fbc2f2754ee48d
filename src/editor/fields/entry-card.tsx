import type { ReactNode } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, TrashIcon } from '#ui/display/icons.tsx';
import { DragHandle } from './sorting/drag-handle.tsx';
import { useSortableEntry } from './sorting/use-sortable-entry.ts';
import { fieldId } from './use-field-focus.ts';

type EntryCardProps = {
  path: string;
  id: string;
  name: string;
  level: 4 | 5;
  place: { index: number; count: number };
  /** Moves it one place up (-1) or down (1). */
  onShift: (by: -1 | 1) => void;
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
};

/** One entry of a list: its name, what can be done with it, and its fields. */
export function EntryCard(props: EntryCardProps) {
  const { path, id, name, level, place, onShift, onDuplicate, onRemove, children } = props;
  const alone = place.count === 1;
  const { ref, style, handle, dragging } = useSortableEntry(id, alone);
  const Heading = `h${level}` as const;
  return (
    <section
      ref={ref}
      style={style}
      id={fieldId(path)}
      tabIndex={-1}
      aria-label={name}
      className={classNames(
        'rounded-lg bg-sheet',
        level === 4 ? 'p-4 shadow-sheet' : 'border border-line p-3',
        dragging && 'shadow-lifted',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-1">
        {!alone && <DragHandle name={name} handle={handle} />}
        <Heading className="min-w-0 grow basis-32 truncate font-serif text-lg font-semibold">{name}</Heading>
        <div className="-mr-2 ml-auto flex">
          {!alone && <Shift name={name} by={-1} possible={place.index > 0} onShift={onShift} />}
          {!alone && <Shift name={name} by={1} possible={place.index < place.count - 1} onShift={onShift} />}
          {onDuplicate && (
            <IconButton label={`Duplicate ${name}`} onClick={onDuplicate}>
              <CopyIcon />
            </IconButton>
          )}
          <IconButton label={`Remove ${name}`} onClick={onRemove}>
            <TrashIcon />
          </IconButton>
        </div>
      </div>
      {children}
    </section>
  );
}

type ShiftProps = { name: string; by: -1 | 1; possible: boolean; onShift: (by: -1 | 1) => void };

function Shift({ name, by, possible, onShift }: ShiftProps) {
  return (
    <IconButton
      label={`Move ${name} ${by < 0 ? 'up' : 'down'}`}
      aria-disabled={!possible || undefined}
      onClick={({ currentTarget }) => {
        if (!possible) return;
        onShift(by);
        // An entry that is put elsewhere in the page loses the focus on its way.
        setTimeout(() => {
          currentTarget.focus({ preventScroll: true });
          currentTarget.scrollIntoView({ block: 'nearest' });
        });
      }}
    >
      {by < 0 ? <ArrowUpIcon /> : <ArrowDownIcon />}
    </IconButton>
  );
}
