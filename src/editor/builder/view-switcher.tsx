import type { KeyboardEvent, ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import type { BuilderView } from './builder-layout.tsx';
import { KEEPS_MARK } from '#editor/preview/use-marked-field.ts';

const VIEWS = [
  ['edit', 'Edit'],
  ['preview', 'Preview'],
] as const;

type ViewSwitcherProps = { view: BuilderView; onChange: (view: BuilderView) => void; children?: ReactNode };

/** The bar at the bottom of a small screen: two tabs, and what must stay within a thumb's reach. */
export function ViewSwitcher({ view, onChange, children }: ViewSwitcherProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    onChange(view === 'edit' ? 'preview' : 'edit');
    // The other tab is the only one that can be meant.
    event.currentTarget.parentElement?.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <div className="fixed inset-x-0 bottom-0 z-20 flex items-center gap-3 border-t border-line bg-sheet px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <div
        {...KEEPS_MARK}
        role="tablist"
        aria-label="View"
        className="flex grow gap-1 rounded-md bg-desk p-1"
      >
        {VIEWS.map(([id, label]) => (
          <button
            key={id}
            type="button"
            role="tab"
            aria-selected={view === id}
            tabIndex={view === id ? 0 : -1}
            onClick={() => onChange(id)}
            onKeyDown={onKeyDown}
            className={classNames(
              'min-h-11 grow rounded-sm px-3 text-sm font-semibold transition-colors',
              view === id ? 'bg-sheet text-accent shadow-sheet' : 'text-ink-soft',
            )}
          >
            {label}
          </button>
        ))}
      </div>
      {children}
    </div>
  );
}
