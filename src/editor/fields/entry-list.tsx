import { Fragment, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { PlusIcon } from '#ui/display/icons.tsx';
import { placed } from './sorting/announcements.ts';
import { SortableList } from './sorting/sortable-list.tsx';
import { useRemoval, UndoLine } from '#editor/history/removal.tsx';
import { useFieldFocus } from './use-field-focus.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { EntryCard } from './entry-card.tsx';
import { useDocumentList } from '#editor/session/use-document-value.ts';

type Entry = { id: string };

type EntryListProps<E extends Entry> = {
  /** Where in the document's data the list stands. */
  path: string;
  /** What an entry is called in its heading; the number is for those that have no name yet. */
  nameOf: (entry: E, number: number) => string;
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
};

const revealed = () => undefined;

/** Entries of one kind, each with its fields: added, removed, duplicated, and put in order. */
export function EntryList<E extends Entry>(props: EntryListProps<E>) {
  const { path, nameOf, children, firstField, adding, copyOf, level = 4 } = props;
  const session = useEditorSession();
  const { entries, insert, remove, move } = useDocumentList<E>(path);
  const { removal, offer, hold } = useRemoval(useSession(session, ({ history }) => history));
  const [told, setTold] = useState('');
  const focusField = useFieldFocus(revealed);
  const name = (index: number) => {
    const entry = entries[index];
    return entry ? nameOf(entry, index + 1) : '';
  };

  const addAt = (index: number, entry: E) => {
    insert(index, entry);
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
  const undoLine = removal && <UndoLine removal={removal} onHold={hold} />;
  return (
    <div className="space-y-4">
      <SortableList ids={entries.map(({ id }) => id)} nameOf={name} onMove={move} layout="rows">
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {removal?.index === index && undoLine}
            <EntryCard
              path={`${path}.${index}`}
              id={entry.id}
              name={name(index)}
              level={level}
              place={{ index, count: entries.length }}
              onShift={(by) => shift(index, index + by)}
              onDuplicate={copyOf && (() => addAt(index + 1, copyOf(entry)))}
              onRemove={() => takeOut(index)}
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
          variant="secondary"
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
