import { type ReactNode, type KeyboardEvent, useEffect } from 'react';
import { KEEPS_MARK } from '#editor/preview/use-marked-field.ts';
import { classNames } from '#ui/class-names.ts';
import { useMediaQuery, SIDE_BY_SIDE } from '#ui/use-media-query.ts';

export type BuilderView = 'edit' | 'preview';

type BuilderLayoutProps = {
  bar: ReactNode;
  /** Lines about the whole document, above both columns. */
  notices?: ReactNode;
  editor: ReactNode;
  preview: ReactNode;
  /** Which of the two a small screen shows. */
  view: BuilderView;
  /** The small screen's bar at the bottom. */
  switcher: ReactNode;
};

/** Editor at 2/5 and preview at 3/5 of the width, which stays in sight; on small screens one of them at a time. */
export function BuilderLayout({ bar, notices, editor, preview, view, switcher }: BuilderLayoutProps) {
  useScrollRoom();
  return (
    <div className="flex grow flex-col bg-paper">
      {bar}
      <div className="mx-auto w-full max-w-[104rem] grow px-4 pt-4 max-lg:pb-24 lg:px-6">
        {notices}
        <div className="lg:grid lg:grid-cols-5 lg:gap-8">
          <div className={classNames('min-w-0 pb-10 lg:col-span-2', view !== 'edit' && 'max-lg:hidden')}>
            {editor}
          </div>
          <div
            className={classNames(
              'min-w-0 lg:sticky lg:top-33 lg:col-span-3 lg:h-[calc(100dvh-8.25rem)] lg:self-start lg:pb-4',
              view !== 'preview' && 'max-lg:hidden',
            )}
          >
            {preview}
          </div>
        </div>
      </div>
      {switcher}
    </div>
  );
}

/**
 * Tells the page where a builder's bars stick to the window, two at the top or one at each end, so that neither what
 * takes the focus nor a toast comes to lie under them.
 */
function useScrollRoom() {
  const wide = useMediaQuery(SIDE_BY_SIDE);
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingTop = wide ? '9rem' : '';
    style.scrollPaddingBottom = wide ? '' : '6rem';
    style.setProperty('--bottom-bar', wide ? '0px' : '4rem');
    return () => {
      style.scrollPaddingTop = '';
      style.scrollPaddingBottom = '';
      style.removeProperty('--bottom-bar');
    };
  }, [wide]);
}

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
    // There are two tabs: either arrow key leads to the other one.
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
