import { Fragment, useState, type ReactNode } from 'react';
import { useRemoval, UndoLine } from '#editor/history/removal.tsx';
import { useEditorSession, useSession } from '#editor/session/use-session.ts';
import { useDocumentList } from '#editor/session/use-document-value.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Button, IconButton } from '#ui/buttons/button.tsx';
import {
  PlusIcon,
  ArrowDownIcon,
  ArrowUpIcon,
  CopyIcon,
  EyeIcon,
  EyeOffIcon,
  TrashIcon,
} from '#ui/display/icons.tsx';
import { Badge } from '#ui/display/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { placed, SortableList, DragHandle, useSortableEntry } from './sorting.tsx';
import { useFieldFocus, fieldId } from './use-field-focus.ts';

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

const revealed = () => undefined;

/** Entries of one kind, each with its fields: added, removed, duplicated, and put in order. */
export function EntryList<E extends Entry>(props: EntryListProps<E>) {
  const { path, nameOf, children, firstField, adding, copyOf, level = 4, quiet = false, moving } = props;
  const session = useEditorSession();
  const list = useDocumentList<E>(path);
  const { entries, insert, remove, change } = list;
  const move = moving ?? list.move;
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
  const setHidden = (index: number, hidden: boolean) => {
    change((list) => list.map((entry, at) => (at === index ? { ...entry, hidden } : entry)));
    setTold(`${name(index)} is ${hidden ? 'hidden: it stays here and is not printed' : 'printed again'}.`);
  };
  const undoLine = removal && <UndoLine removal={removal} onHold={hold} />;
  return (
    <div className="space-y-4">
      <div className="flex flex-wrap gap-x-1 empty:hidden">
        <BaseMark at={path} where="list" />
      </div>
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
          variant={quiet ? 'quiet' : 'secondary'}
          size={level === 4 ? 'medium' : 'small'}
          className={quiet ? '-ml-3 text-left text-ink-soft' : undefined}
          onClick={() => addAt(entries.length, adding.make())}
        >
          <PlusIcon />
          {adding.label}
        </Button>
      )}
    </div>
  );
}

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
  hidden: boolean | undefined;
  onHide: (hidden: boolean) => void;
  children: ReactNode;
};

/** One entry of a list: its name, what can be done with it, and its fields. */
function EntryCard(props: EntryCardProps) {
  const { path, id, name, level, place, onShift, onDuplicate, onRemove, hidden, onHide, children } = props;
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
        'rounded-lg',
        level === 4 ? 'p-4' : 'border p-3',
        hidden ? 'border border-dashed border-edge bg-desk' : 'bg-sheet',
        !hidden && (level === 4 ? 'shadow-sheet' : 'border-line'),
        dragging && 'shadow-lifted',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center gap-x-1">
        {!alone && <DragHandle name={name} handle={handle} />}
        <Heading
          className={classNames(
            'min-w-0 grow basis-32 truncate font-serif text-lg font-semibold',
            hidden && 'text-ink-soft',
          )}
        >
          {name}
        </Heading>
        {hidden && <Badge>Hidden</Badge>}
        <BaseMark at={path} where="entry" />
        <div className="-mr-2 ml-auto flex">
          {hidden !== undefined && (
            <IconButton
              id={fieldId(`${path}.hidden`)}
              label={hidden ? `Show ${name} on the page` : `Hide ${name} from the page`}
              onClick={() => onHide(!hidden)}
            >
              {hidden ? <EyeOffIcon /> : <EyeIcon />}
            </IconButton>
          )}
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

export function Shift({ name, by, possible, onShift }: ShiftProps) {
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
