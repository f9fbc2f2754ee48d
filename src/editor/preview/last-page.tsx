import { Button } from '#ui/buttons/button.tsx';
import type { Layout } from '#documents/render/places/document-layout.ts';

/** A last page filled to less than this looks as if something had slipped onto it. */
const HARDLY_FILLED = 1 / 3;

/** The attempt to set a document closer so that its last page is spared. */
export type Sparing = {
  busy: boolean;
  /** What came of it: lines that stay on the page at the closest spacing. */
  outcome: 'fits' | 'failed' | { linesLeft: number } | null;
  /** What else would help. */
  advice: string;
  onFit: (layout: Layout) => void;
};

type LastPageProps = { layout: Layout | null; sparing: Sparing };

const counted = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);

/** Says so where the last page holds little, and offers to set the document closer. */
export function LastPageOffer({ layout, sparing: { busy, onFit } }: LastPageProps) {
  const fill = layout?.lastPageFill ?? 1;
  if (!layout || fill >= HARDLY_FILLED) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      {`Page ${layout.pages} is ${Math.max(1, Math.round(fill * 100))}% full.`}
      <Button variant="secondary" size="small" busy={busy} onClick={() => onFit(layout)}>
        {`Fit on ${counted(layout.pages - 1)}`}
      </Button>
    </span>
  );
}

/** What came of it; told when it happens. */
export function LastPageOutcome({ layout, sparing: { outcome, advice } }: LastPageProps) {
  const told = layout && outcome ? outcomeText(outcome, layout, advice) : '';
  return (
    <p role="status" className={told ? 'mb-3 text-sm text-ink-soft' : 'visually-hidden'}>
      {told}
    </p>
  );
}

function outcomeText(outcome: NonNullable<Sparing['outcome']>, { pages }: Layout, advice: string) {
  if (outcome === 'fits') return 'Set a little closer. Undo brings the usual spacing back.';
  if (outcome === 'failed') return 'That could not be tried just now. Please try again.';
  const { linesLeft } = outcome;
  const lines = linesLeft === 1 ? 'one line stays' : `about ${linesLeft} lines stay`;
  return `Even at the closest spacing ${lines} on page ${pages}. ${advice}`;
}
