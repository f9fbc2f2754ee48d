import { use } from 'react';
import { classNames } from '#ui/class-names.ts';
import { FitContext } from './fit-context.ts';
import { FitButtons } from './fit-offer.tsx';
import { FitOutcome } from './fit-outcome.tsx';

/** An only page with more than this has no room to give. */
const FULL = 0.9;

/** Fitting among the settings: it sets spacing, lines, margins and size by itself. */
export function FitPanel() {
  const known = use(FitContext);
  if (!known) return null;
  const { fit, layout } = known;
  // On a small screen the pages are not drawn before somebody looks at them.
  const pages = layout ? layout.pages : 'unknown';
  const canSpare = pages === 'unknown' || pages > 1;
  const canFill = (layout?.lastPageFill ?? 0) < FULL;
  const { outcome } = fit;
  const isOpen = outcome?.offer !== undefined;
  return (
    // Beside a setting in a form of two columns, unless there is something to read.
    <div className={classNames('space-y-2', outcome ? 'col-span-full' : 'self-center')}>
      {!isOpen && (canSpare || canFill) && (
        <div data-fit="" className="flex flex-wrap gap-2">
          <FitButtons fit={fit} place="panel" pages={canSpare ? pages : null} canFill={canFill} />
        </div>
      )}
      <FitOutcome fit={fit} place="panel" />
    </div>
  );
}
