import { useState } from 'react';
import { useRemoval } from '#editor/history/removal.tsx';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { useOpenCards } from './open-cards.ts';
import { placed } from './sorting.tsx';
import { useFieldFocus } from './use-field-focus.ts';

export type ListedEntry = {
  id: string;
  /** Whether it is kept without being printed; entries that know nothing of it are always printed. */
  hidden?: boolean;
};

export type EntryEdits<E extends ListedEntry> = {
  /** Where in the document's data the list stands. */
  path: string;
  /** What an entry is called in its heading; the number is for those that have no name yet. */
  nameOf: (entry: E, number: number) => string;
  /** The field that a new entry begins with. */
  firstField: string;
  /** Moves an entry, where more hangs on it than its place in the list. */
  moving?: (from: number, to: number) => void;
};

/** The entries of a list, and what can be done with each; the focus goes where the work goes on, and `told` says it. */
export function useEntryEdits<E extends ListedEntry>({ path, nameOf, firstField, moving }: EntryEdits<E>) {
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
  return { entries, cards, told, name, removal, hold, addAt, takeOut, move, shift, setHidden };
}
