import type { Layout } from '#documents/render/places/document-layout.ts';
import { Button } from '#ui/buttons/button.tsx';
import { FIT_TEXTS, fitTo, pageFill } from './fit-texts.ts';
import type { Fit } from './use-fit.ts';

/** A page filled to less than this looks as if something were missing, or had slipped onto it. */
const HARDLY_FILLED = 1 / 3;
/** An only page with less than this has hardly been begun. */
const BEGUN = 0.15;

type FitOfferProps = { layout: Layout | null; fit: Fit };

/**
 * Says so beside the count of pages where the last one holds little, and offers to do without it; to fill an only one. The
 * settings offer both: two buttons here would take a row of their own, and move the pages.
 */
export function FitOffer({ layout, fit }: FitOfferProps) {
  if (!layout || fit.outcome?.offer) return null;
  const { pages, lastPageFill } = layout;
  const fill = lastPageFill ?? 1;
  if (fill >= HARDLY_FILLED || (pages === 1 && fill < BEGUN)) return null;
  return (
    <span data-fit="" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
      {pageFill(pages, fill)}
      <FitButtons fit={fit} place="preview" pages={pages > 1 ? pages : null} canFill={pages === 1} />
    </span>
  );
}

type FitButtonsProps = {
  fit: Fit;
  place: 'preview' | 'panel';
  /** How many pages there are, where one of them may be spared. */
  pages: number | 'unknown' | null;
  canFill: boolean;
};

export function FitButtons({ fit, place, pages, canFill }: FitButtonsProps) {
  const busy = fit.busy === place;
  return (
    <>
      {pages !== null && (
        <Button variant="secondary" size="small" busy={busy} onClick={() => fit.start('closer', place)}>
          {pages === 'unknown' ? FIT_TEXTS.closer : fitTo(pages - 1)}
        </Button>
      )}
      {canFill && (
        <Button variant="secondary" size="small" busy={busy} onClick={() => fit.start('airier', place)}>
          {FIT_TEXTS.airier}
        </Button>
      )}
    </>
  );
}
