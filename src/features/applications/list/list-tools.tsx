import { useState } from 'react';
import { STAGES } from '#documents/application/fields.ts';
import { SEARCH_MAX } from '#documents/application/search.ts';
import { Button } from '#ui/buttons/button.tsx';
import { UndoIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import { focusIfLost } from '#ui/focus-if-lost.ts';
import type { ApplicationRow } from '../contract.ts';
import { asStage, STAGE_NAMES } from '../content/stage-names.ts';
import { isNarrowed, SORTS, tagsOf, type DeskView } from './desk-view.ts';
import { foundLine, FOUND_ID } from './found-line.ts';

type ListToolsProps = {
  rows: readonly ApplicationRow[];
  /** With what is typed, which the address has a little later. */
  view: DeskView;
  onView: (change: Partial<DeskView>) => void;
  onType: (typed: string) => void;
  found: number;
  /** Whether nobody could look into notes, contacts and pay. */
  isPartial: boolean;
  /** Takes back the last change of a stage, where there is one. */
  onUndo: (() => void) | undefined;
};

/** Finds applications: by words, stage and tag, and in which order; and says how many there are. */
export function ListTools({ rows, view, onView, onType, found, isPartial, onUndo }: ListToolsProps) {
  const isList = view.view === 'list';
  const [open, setOpen] = useState(false);
  const isNarrow = { className: open ? undefined : 'max-sm:hidden' };
  return (
    <div className="mb-3">
      <div className="grid grid-cols-2 items-end gap-3 max-sm:grid-cols-[1fr_auto] sm:grid-cols-3 lg:grid-cols-[1fr_auto_auto_auto]">
        <Field
          label="Search applications"
          className={isList ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2'}
        >
          <TextInput
            type="search"
            value={view.search}
            maxLength={SEARCH_MAX}
            placeholder="Words of a title, a name, a place or a note"
            onChange={({ target }) => onType(target.value)}
          />
        </Field>
        {/* A phone has room for the list, and not for all of its choices at once. */}
        <Button variant="secondary" aria-expanded={open} className="sm:hidden" onClick={() => setOpen(!open)}>
          Filter
        </Button>
        {isList && <StageChoice {...{ rows, view, onView }} {...isNarrow} />}
        <TagChoice {...{ rows, view, onView }} {...isNarrow} />
        {isList && <SortChoice {...{ view, onView }} {...isNarrow} />}
      </div>
      <Found {...{ rows, view, onView, onType, found, isPartial, onUndo }} />
    </div>
  );
}

type ChoiceProps = Pick<ListToolsProps, 'rows' | 'view' | 'onView'> & { className: string | undefined };

function StageChoice({ rows, view, onView, className }: ChoiceProps) {
  const inStage = (stage: string) => rows.filter((row) => row.stage === stage).length;
  return (
    <Field label="Stage" className={classNames('max-sm:col-span-2', className)}>
      <Select
        value={view.stage ?? ''}
        onChange={({ target }) => onView({ stage: asStage(target.value) ?? null })}
      >
        <option value="">All stages ({rows.length})</option>
        {STAGES.map((stage) => (
          <option key={stage} value={stage}>
            {STAGE_NAMES[stage]} ({inStage(stage)})
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** Tags that there are, and the one that is asked for, which may be none of them. */
function TagChoice({ rows, view, onView, className }: ChoiceProps) {
  const tags = [...new Set([...tagsOf(rows), ...(view.tag === null ? [] : [view.tag])])];
  if (tags.length === 0) return null;
  return (
    <Field label="Tag" className={classNames('max-sm:col-span-2', className)}>
      <Select value={view.tag ?? ''} onChange={({ target }) => onView({ tag: target.value || null })}>
        <option value="">All tags</option>
        {tags.map((tag) => (
          <option key={tag} value={tag}>
            {tag}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function SortChoice({ view, onView, className }: Omit<ChoiceProps, 'rows'>) {
  return (
    <Field label="Sort by" className={classNames('max-sm:col-span-2', className)}>
      <Select
        value={view.sort}
        onChange={({ target }) =>
          onView({ sort: SORTS.find(({ sort }) => sort === target.value)?.sort ?? 'changed' })
        }
      >
        {SORTS.map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

function Found({ rows, view, onView, onType, found, isPartial, onUndo }: ListToolsProps) {
  const narrowed = isNarrowed(view);
  return (
    <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <p id={FOUND_ID} role="status" tabIndex={-1} className="text-sm text-ink-soft">
        {narrowed ? `${found} of ${countText(rows.length)}` : countText(rows.length)}
        {isPartial && '. Notes, contacts and pay could not be searched just now.'}
      </p>
      {narrowed && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onType('');
            onView({ stage: null, tag: null, search: '' });
            // The button goes with what it did.
            focusIfLost(foundLine);
          }}
        >
          Show all
        </Button>
      )}
      {onUndo && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            onUndo();
            focusIfLost(foundLine);
          }}
        >
          <UndoIcon />
          Undo last change
        </Button>
      )}
    </div>
  );
}

function countText(count: number): string {
  return `${count} application${count === 1 ? '' : 's'}`;
}
