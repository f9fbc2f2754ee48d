import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { useWindowRoom } from './use-window-room.ts';

export type BuilderView = 'edit' | 'preview';

/** Marks the column of the pages, which stays in sight where it stands beside the fields. */
export const PAGES_COLUMN = 'data-pages-column';

type BuilderLayoutProps = {
  bar: ReactNode;
  /** Lines about the whole document, above both columns. */
  notices?: ReactNode;
  editor: ReactNode;
  preview: ReactNode;
  /** Stands beside the preview on a wide screen, which makes room for it. */
  side?: ReactNode;
  /** Which of the two a small screen shows. */
  view: BuilderView;
  /** Stands below both, on a small screen. */
  end?: ReactNode;
  /** The small screen's bar at the bottom. */
  bottomBar: ReactNode;
};

/** Editor at 2/5 and preview at 3/5 of the width, which stays in sight; on small screens one of them at a time. */
export function BuilderLayout(props: BuilderLayoutProps) {
  const { bar, notices, editor, preview, side, view, end, bottomBar } = props;
  useWindowRoom();
  return (
    <div className="flex grow flex-col bg-paper">
      {bar}
      <div className="mx-auto w-full max-w-[104rem] grow px-4 pt-2 lg:px-6 lg:pt-4">
        {notices}
        <div className="lg:grid lg:grid-cols-5 lg:gap-8">
          <div
            data-form
            className={classNames('min-w-0 pb-10 lg:col-span-2', view !== 'edit' && 'max-lg:hidden')}
          >
            {editor}
          </div>
          <div
            {...{ [PAGES_COLUMN]: '' }}
            className={classNames(
              'min-w-0 lg:sticky lg:top-33 lg:col-span-3 lg:h-[calc(100dvh-8.25rem)] lg:self-start lg:pb-4',
              view !== 'preview' && 'max-lg:hidden',
            )}
          >
            {side ? (
              <div className="lg:flex lg:h-full lg:gap-5">
                <div className="min-w-0 lg:grow">{preview}</div>
                {side}
              </div>
            ) : (
              preview
            )}
          </div>
        </div>
        {/* Clear of the zoom of the page, which stands at that edge of a small screen. */}
        {end && <div className={classNames('pt-3 pb-6', view === 'preview' && 'max-lg:pr-16')}>{end}</div>}
      </div>
      {bottomBar}
    </div>
  );
}
