import type { AnyKind } from '#editor/session/edited-kind.ts';
import { Button, ButtonLink } from '#ui/buttons/button.tsx';
import { ArrowLeftIcon } from '#ui/display/icons.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Select } from '#ui/fields/text-controls.tsx';
import { SORTS, type Sort } from './list-view.ts';

/** From this many documents on they can be sorted: fewer are seen at a glance. */
export const SORT_FROM = 5;

type SortByProps = { sort: Sort; onSort: (sort: Sort) => void };

export function SortBy({ sort, onSort }: SortByProps) {
  return (
    <Field label="Sort by" className="w-44">
      <Select
        value={sort}
        onChange={({ target }) => onSort(SORTS.find((one) => one.sort === target.value)?.sort ?? 'changed')}
      >
        {SORTS.map((one) => (
          <option key={one.sort} value={one.sort}>
            {one.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}

type ShownTagProps = { tag: string; noun: string; count: number; onAll: () => void };

/** Says that only those with a tag are shown, and shows all again. */
export function ShownTag({ tag, noun, count, onAll }: ShownTagProps) {
  const text =
    count === 0
      ? `No ${noun} here has the tag “${tag}”.`
      : `${count} ${noun}${count === 1 ? '' : 's'} with the tag “${tag}”.`;
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1">
      <p role="status" className="wrap-anywhere">
        {text}
      </p>
      <Button variant="secondary" size="small" onClick={onAll}>
        Show all
      </Button>
    </div>
  );
}

type ArchivedHeadProps = { kind: AnyKind; count: number; onBack: () => void };

/** Stands over the documents that were archived. */
export function ArchivedHead({ kind, count, onBack }: ArchivedHeadProps) {
  return (
    <div className="mb-5">
      <Button variant="flush" size="small" onClick={onBack}>
        <ArrowLeftIcon />
        Your {kind.noun}s
      </Button>
      <h2 className="mt-2 text-2xl">Archived {kind.noun}s</h2>
      <p className="mt-1 text-ink-soft">
        {count === 0
          ? 'Nothing is archived.'
          : 'These are out of your list and kept as they are. Only Delete removes one for good.'}
      </p>
    </div>
  );
}

/** Stands where the documents would, where all of them are archived. */
export function AllArchived({ kind }: { kind: AnyKind }) {
  return (
    <div className="rounded-lg border border-dashed border-edge px-4 py-10 text-center">
      <p className="mb-5 text-ink-soft">All of your {kind.noun}s are archived.</p>
      <ButtonLink to={kind.begin.path} variant="secondary">
        {kind.begin.label}
      </ButtonLink>
    </div>
  );
}
