import { SIDE_COLUMN_COST } from '#documents/catalog/column-templates.ts';
import { doesWhatIsAsked, TRAITS, type Trait } from '#documents/catalog/traits.ts';
import { useId, useState, type ReactNode } from 'react';
import { ChoicePill } from '#ui/buttons/choice-pill.tsx';
import { PanelButton } from '#ui/buttons/panel-button.tsx';

/** What one can ask of templates: that they do something, or that they were pinned. */
export type Wish = Trait | 'pinned';

/** Whether a template does what was asked for: of each kind of traits one of those that were chosen. */
export function grants(wishes: ReadonlySet<Wish>, traits: ReadonlySet<Trait>, isPinned: boolean): boolean {
  if (wishes.has('pinned') && !isPinned) return false;
  return doesWhatIsAsked(
    traits,
    [...wishes].filter((wish) => wish !== 'pinned'),
  );
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
        <PanelButton panel={panel} open={open} onOpen={setOpen}>
          Filter templates{wishes.size > 0 && ` (${wishes.size})`}
        </PanelButton>
        {children}
      </div>
      <div id={panel} hidden={!open} className="mt-3 space-y-3 rounded-lg border border-line bg-sheet p-3">
        <div role="group" aria-label="Show only" className="flex flex-wrap gap-1.5">
          {offered.map((wish) => (
            <ChoicePill key={wish} pressed={wishes.has(wish)} onPress={() => toggle(wish)}>
              {wish === 'pinned' ? 'Pinned' : TRAITS[wish].label}
            </ChoicePill>
          ))}
        </div>
        <p className="text-sm text-ink-soft">
          Every template has your text in the order in which software reads it.
          {wishes.has('columns') && ` ${SIDE_COLUMN_COST}`}
        </p>
      </div>
    </div>
  );
}
