import { Fragment, type ReactNode } from 'react';
import { UndoLine } from '#editor/history/removal.tsx';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { Checkbox } from './checkbox.tsx';
import { EntryCard } from './entry-card.tsx';
import { SortableList } from './sorting.tsx';
import { useEntryEdits, type EntryEdits, type ListedEntry } from './use-entry-edits.ts';

type EntryListProps<E extends ListedEntry> = EntryEdits<E> & {
  /** What a folded entry shows beside its name: its dates. */
  besides?: (entry: E) => string;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
  /** The button that adds one; without it they are added elsewhere. */
  adding?: { label: string; make: () => E };
  /** Another entry like this one; without it they cannot be duplicated. */
  copyOf?: (entry: E) => E;
  /** Lists within an entry of another list are headed one level below it. */
  level?: 4 | 5;
  /** Whether few people need such entries: then the button that adds one stands back. */
  quiet?: boolean;
};

/** Entries of one kind, each with its fields: added, removed, duplicated, and put in order. */
export function EntryList<E extends ListedEntry>(props: EntryListProps<E>) {
  const { path, children, adding, copyOf, level = 4, quiet = false, besides } = props;
  const { entries, cards, told, name, removal, hold, ...edits } = useEntryEdits(props);
  const undoLine = removal && <UndoLine removal={removal} onHold={hold} />;
  return (
    <div className="space-y-4">
      <div className="-mt-2 mb-3 flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at={path} where="list" />
      </div>
      <div className="-mt-2 mb-2 flex flex-wrap items-center gap-x-1 empty:hidden">
        {level === 4 && !quiet && adding && entries.length > 1 && (
          // The newest stands first, and the end of a long list is far from there.
          <Button
            variant="quiet"
            size="small"
            className="-ml-3 forced-colors:ml-0"
            onClick={() => edits.addAt(0, adding.make())}
          >
            <PlusIcon />
            Add on top
          </Button>
        )}
        {level === 4 && entries.length > 1 && (
          <div className="ml-auto">
            <Checkbox label="One open at a time" checked={cards.single} onChange={cards.setSingle} />
          </div>
        )}
      </div>
      <SortableList ids={entries.map(({ id }) => id)} nameOf={name} onMove={edits.move} layout="rows">
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {removal?.index === index && undoLine}
            <EntryCard
              path={`${path}.${index}`}
              id={entry.id}
              name={name(index)}
              besides={besides?.(entry) ?? ''}
              level={level}
              open={cards.isOpen(entry.id)}
              onOpen={(open) => cards.set(entry.id, open)}
              onWrite={() => cards.keepOpen(entry.id)}
              place={{ index, count: entries.length }}
              onShift={(by) => edits.shift(index, index + by)}
              onDuplicate={copyOf && (() => edits.addAt(index + 1, copyOf(entry)))}
              onRemove={() => edits.takeOut(index)}
              hidden={entry.hidden}
              onHide={(hidden) => edits.setHidden(index, hidden)}
            >
              {children(index)}
            </EntryCard>
          </Fragment>
        ))}
      </SortableList>
      <p role="status" className="visually-hidden">
        {told}
      </p>
      {removal && removal.index >= entries.length && undoLine}
      {adding && (
        <Button
          variant={quiet ? 'flush' : 'secondary'}
          size={level === 4 ? 'medium' : 'small'}
          onClick={() => edits.addAt(entries.length, adding.make())}
        >
          <PlusIcon />
          {adding.label}
        </Button>
      )}
    </div>
  );
}
