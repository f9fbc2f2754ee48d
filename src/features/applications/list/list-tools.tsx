import { STAGES } from '#documents/application/fields.ts';
import { Button } from '#ui/buttons/button.tsx';
import { UndoIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import { Field } from '#ui/fields/field.tsx';
import { Select, TextInput } from '#ui/fields/text-controls.tsx';
import type { ApplicationRow } from '../contract.ts';
import { asStage, STAGE_NAMES } from '../content/stage-names.ts';
import { SORTS, tagsOf, type DeskView } from './desk-view.ts';

type ListToolsProps = {
  rows: readonly ApplicationRow[];
  view: DeskView;
  onView: (change: Partial<DeskView>) => void;
  typed: string;
  onType: (typed: string) => void;
  found: number;
  /** Takes back the last change of a stage, where there is one. */
  onUndo: (() => void) | undefined;
};

/** Finds applications: by words, stage and tag, and in which order; and says how many there are. */
export function ListTools({ rows, view, onView, typed, onType, found, onUndo }: ListToolsProps) {
  const tags = tagsOf(rows);
  const isNarrowed = view.stage !== null || view.tag !== null || typed.trim() !== '';
  const inStage = (stage: string) => rows.filter((row) => row.stage === stage).length;
  return (
    <div className="mb-3">
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-[1fr_auto_auto_auto]">
        <Field
          label="Search applications"
          className={classNames(
            'max-sm:col-span-2',
            view.view === 'list' ? 'sm:max-lg:col-span-3' : 'sm:max-lg:col-span-2',
          )}
        >
          <TextInput
            type="search"
            value={typed}
            placeholder="Part of a title, a name, a place or a tag"
            onChange={({ target }) => onType(target.value)}
          />
        </Field>
        {view.view === 'list' && (
          <Field label="Stage">
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
        )}
        {(tags.length > 0 || view.tag !== null) && (
          <Field label="Tag">
            <Select value={view.tag ?? ''} onChange={({ target }) => onView({ tag: target.value || null })}>
              <option value="">All tags</option>
              {[...new Set([...tags, ...(view.tag === null ? [] : [view.tag])])].map((tag) => (
                <option key={tag} value={tag}>
                  {tag}
                </option>
              ))}
            </Select>
          </Field>
        )}
        {view.view === 'list' && (
          <Field label="Sort by">
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
        )}
      </div>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="text-sm text-ink-soft">
          {isNarrowed ? `${found} of ${countText(rows.length)}` : countText(rows.length)}
        </p>
        {isNarrowed && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => {
              onType('');
              onView({ stage: null, tag: null });
            }}
          >
            Show all
          </Button>
        )}
        {onUndo && (
          <Button variant="quiet" size="small" onClick={onUndo}>
            <UndoIcon />
            Undo last change
          </Button>
        )}
      </div>
    </div>
  );
}

function countText(count: number): string {
  return `${count} application${count === 1 ? '' : 's'}`;
}
