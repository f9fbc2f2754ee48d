import { Fragment, type ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Card } from '../display/card.tsx';
import { PlusIcon, TrashIcon } from '../display/icons.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { useRemoval } from './undo.ts';
import { UndoLine } from './undo-line.tsx';
import { useFieldFocus } from './use-field-focus.ts';

type Entry = { id: string };

type EntryListProps<E extends Entry> = {
  entries: readonly E[];
  /** What an entry is called in its heading; the number is for those that have no name yet. */
  nameOf: (entry: E, number: number) => string;
  /** The fields of an entry. */
  children: (index: number) => ReactNode;
  /** Path of the field that a new entry begins with. */
  firstField: (index: number) => string;
  addLabel: string;
  onAdd: () => void;
  onRemove: (index: number) => void;
  onRestore: (index: number, entry: E) => void;
};

const revealed = () => undefined;

/** Entries of one kind, each with its fields; what is removed can be brought back for a while. */
export function EntryList<E extends Entry>(props: EntryListProps<E>) {
  const { entries, nameOf, children, firstField, addLabel, onAdd, onRemove, onRestore } = props;
  const { removal, offer, forget, hold } = useRemoval();
  const focusField = useFieldFocus(revealed);

  const add = () => {
    onAdd();
    focusField(firstField(entries.length));
  };
  const remove = (index: number) => {
    const entry = entries[index];
    if (!entry) return;
    onRemove(index);
    const restore = () => {
      onRestore(index, entry);
      forget();
      focusField(firstField(index));
    };
    offer({ name: nameOf(entry, index + 1), index, restore });
  };
  const undoLine = removal && <UndoLine removal={removal} onHold={hold} />;
  return (
    <div className="space-y-4">
      {entries.map((entry, index) => (
        <Fragment key={entry.id}>
          {removal?.index === index && undoLine}
          <Card padding="snug">
            <section aria-label={nameOf(entry, index + 1)}>
              <div className="mb-2 flex items-center justify-between gap-3">
                <h4 className="min-w-0 truncate font-serif text-lg font-semibold">
                  {nameOf(entry, index + 1)}
                </h4>
                <IconButton
                  label={`Remove ${nameOf(entry, index + 1)}`}
                  onClick={() => remove(index)}
                  className="-mr-2"
                >
                  <TrashIcon />
                </IconButton>
              </div>
              {children(index)}
            </section>
          </Card>
        </Fragment>
      ))}
      {removal && removal.index >= entries.length && undoLine}
      <Button variant="secondary" onClick={add}>
        <PlusIcon />
        {addLabel}
      </Button>
    </div>
  );
}
