import { TRAITS, type Trait, type TraitKind } from '#documents/catalog/traits.ts';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, ChevronDownIcon } from '#ui/display/icons.tsx';

/** What one can ask of templates: that they do something, or that they were pinned. */
export type Wish = Trait | 'pinned';

/** Whether a template does what was asked for: of each kind of traits one of those that were chosen. */
export function grants(wishes: ReadonlySet<Wish>, traits: ReadonlySet<Trait>, isPinned: boolean): boolean {
  if (wishes.has('pinned') && !isPinned) return false;
  const asked = new Map<TraitKind, Trait[]>();
  for (const wish of wishes) {
    if (wish === 'pinned') continue;
    const { kind } = TRAITS[wish];
    asked.set(kind, [...(asked.get(kind) ?? []), wish]);
  }
  return [...asked.values()].every((of) => of.some((trait) => traits.has(trait)));
}

type TemplateFiltersProps = {
  offered: readonly Wish[];
  wishes: ReadonlySet<Wish>;
  onChange: (wishes: ReadonlySet<Wish>) => void;
  /** Beside the button. */
  children: ReactNode;
};

/** Narrows the templates down. What can be asked for opens on demand: the templates themselves are to be in sight. */
export function TemplateFilters({ offered, wishes, onChange, children }: TemplateFiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const toggle = (wish: Wish) => {
    const next = new Set(wishes);
    if (!next.delete(wish)) next.add(wish);
    onChange(next);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button
          variant="secondary"
          size="small"
          className="max-lg:min-h-11"
          aria-expanded={open}
          aria-controls={panel}
          onClick={() => setOpen(!open)}
        >
          Filter templates{wishes.size > 0 && ` (${wishes.size})`}
          <ChevronDownIcon className={classNames('size-4 shrink-0', open && 'rotate-180')} />
        </Button>
        {children}
      </div>
      <div id={panel} hidden={!open} className="mt-3 space-y-3 rounded-lg border border-line bg-sheet p-3">
        <div role="group" aria-label="Show only" className="flex flex-wrap gap-1.5">
          {offered.map((wish) => (
            <button
              key={wish}
              type="button"
              aria-pressed={wishes.has(wish)}
              onClick={() => toggle(wish)}
              className={classNames(
                'inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold transition-colors max-lg:min-h-11',
                wishes.has(wish)
                  ? 'border-transparent bg-ink text-paper'
                  : 'border-line bg-sheet text-ink hover:border-edge',
              )}
            >
              {wishes.has(wish) && <CheckIcon className="size-4 shrink-0" />}
              {wish === 'pinned' ? 'Pinned' : TRAITS[wish].label}
            </button>
          ))}
        </div>
        <p className="text-sm text-ink-soft">
          Every template keeps your text in one column, in the order in which software reads it, and has no
          photo.
        </p>
      </div>
    </div>
  );
}
