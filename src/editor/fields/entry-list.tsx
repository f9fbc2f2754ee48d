import { Fragment, useState, type ReactNode } from 'react';
import { useRemoval, UndoLine } from '#editor/history/removal.tsx';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { Checkbox } from './checkbox.tsx';
import { EntryCard } from './entry-card.tsx';
import { useOpenCards } from './open-cards.ts';
import { placed, SortableList } from './sorting.tsx';
import { useFieldFocus } from './use-field-focus.ts';

type Entry = {
  id: string;
  /** Whether it is kept without being printed; entries that know nothing of it are always printed. */
  hidden?: boolean;
};

type EntryListProps<E extends Entry> = {
  /** Where in the document's data the list stands. */
  path: string;
  /** What an entry is called in its heading; the number is for those that have no name yet. */
  nameOf: (entry: E, number: number) => string;
  /** What a folded entry shows beside its name: its dates. */
  besides?: (entry: E) => string;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
  /** The field that a new entry begins with. */
  firstField: string;
  /** The button that adds one; without it they are added elsewhere. */
  adding?: { label: string; make: () => E };
  /** Another entry like this one; without it they cannot be duplicated. */
  copyOf?: (entry: E) => E;
  /** Lists within an entry of another list are headed one level below it. */
  level?: 4 | 5;
  /** Whether few people need such entries: then the button that adds one stands back. */
  quiet?: boolean;
  /** Moves an entry, where more hangs on it than its place in the list. */
  moving?: (from: number, to: number) => void;
};

/** Entries of one kind, each with its fields: added, removed, duplicated, and put in order. */
export function EntryList<E extends Entry>(props: EntryListProps<E>) {
  const { path, nameOf, children, firstField, adding, copyOf, level = 4, quiet = false, moving } = props;
  const { besides } = props;
  const session = useEditorSession();
  const list = useDocumentList<E>(path);
  const { entries, insert, remove, change } = list;
  const move = moving ?? list.move;
  const { removal, offer, hold } = useRemoval(useSession(session, ({ history }) => history));
  const cards = useOpenCards(
    path,
    entries.map(({ id }) => id),
  );
  const [told, setTold] = useState('');
  const focusField = useFieldFocus();
  const name = (index: number) => {
    const entry = entries[index];
    return entry ? nameOf(entry, index + 1) : '';
  };

  const addAt = (index: number, entry: E) => {
    insert(index, entry);
    cards.set(entry.id, true);
    focusField(`${path}.${index}.${firstField}`);
  };
  const takeOut = (index: number) => {
    remove(index);
    const restore = () => {
      session.undo();
      focusField(`${path}.${index}`);
    };
    offer({ name: name(index), index, since: session.state().history, restore });
  };
  const shift = (from: number, to: number) => {
    move(from, to);
    setTold(placed(name(from), to, entries));
  };
  const setHidden = (index: number, hidden: boolean) => {
    change((list) => list.map((entry, at) => (at === index ? { ...entry, hidden } : entry)));
    setTold(`${name(index)} is ${hidden ? 'hidden: it stays here and is not printed' : 'printed again'}.`);
  };
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
            onClick={() => addAt(0, adding.make())}
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
      <SortableList ids={entries.map(({ id }) => id)} nameOf={name} onMove={move} layout="rows">
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
              onShift={(by) => shift(index, index + by)}
              onDuplicate={copyOf && (() => addAt(index + 1, copyOf(entry)))}
              onRemove={() => takeOut(index)}
              hidden={entry.hidden}
              onHide={(hidden) => setHidden(index, hidden)}
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
          onClick={() => addAt(entries.length, adding.make())}
        >
          <PlusIcon />
          {adding.label}
        </Button>
      )}
    </div>
  );
}
