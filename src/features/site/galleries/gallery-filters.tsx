import { useId, useState, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { PanelButton } from '#ui/buttons/panel-button.tsx';
import { onDemand } from '#ui/display/on-demand.tsx';
import { gallery } from '../content/galleries.ts';
import type { GalleryKind } from './trait-choice.tsx';

const TraitChoice = onDemand(async () => (await import('./trait-choice.tsx')).TraitChoice, {
  waiting: <p className="flex min-h-11 items-center text-sm text-ink-soft">{gallery.filters.loading}</p>,
});

type GalleryFiltersProps = {
  kind: GalleryKind;
  templateIds: readonly string[];
  asked: string;
  /** How many things are asked for. */
  count: number;
  onAsk: (asked: string | null) => void;
  /** How many templates there are and are shown. */
  children: ReactNode;
};

/** Narrows a gallery down by what its designs do. What can be asked for opens, and is loaded, on demand. */
export function GalleryFilters({ kind, templateIds, asked, count, onAsk, children }: GalleryFiltersProps) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  return (
    <div className="mt-2">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <PanelButton panel={panel} open={open} onOpen={setOpen}>
          {gallery.filters.open}
          {count > 0 && ` (${count})`}
        </PanelButton>
        {count > 0 && (
          <>
            <p className="text-sm text-ink-soft tabular-nums">
              {children} <span className="max-sm:visually-hidden">{gallery.filters.placeOf}</span>
            </p>
            <Button variant="quiet" size="small" className="max-lg:min-h-11" onClick={() => onAsk(null)}>
              {gallery.filters.clear} <span className="visually-hidden">{gallery.filters.clearWhat}</span>
            </Button>
          </>
        )}
      </div>
      <div id={panel} hidden={!open} className="mt-2 rounded-lg border border-line bg-sheet p-3">
        {open && <TraitChoice {...{ kind, templateIds, asked, onAsk }} />}
      </div>
    </div>
  );
}
