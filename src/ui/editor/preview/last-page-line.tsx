import { Button } from '../../buttons/button.tsx';
import type { PreviewLayout } from './field-places.ts';

/** A last page filled to less than this looks as if something had slipped onto it. */
const HARDLY_FILLED = 1 / 3;

type LastPageLineProps = {
  layout: PreviewLayout | null;
  busy: boolean;
  /** What came of the attempt to spare the last page: lines that stay on it at the closest spacing. */
  outcome: 'fits' | 'failed' | { linesLeft: number } | null;
  /** What else would help: "a description". */
  advice: string;
  onFit: (layout: PreviewLayout) => void;
};

const counted = (pages: number) => (pages === 1 ? '1 page' : `${pages} pages`);

/** Says so where the last page holds little, and offers to set the document closer so that it is spared. */
export function LastPageLine({ layout, busy, outcome, advice, onFit }: LastPageLineProps) {
  const fill = layout?.lastPageFill ?? 1;
  const offered = layout && fill < HARDLY_FILLED;
  const told = layout && outcome ? outcomeText(outcome, layout, advice) : '';
  return (
    <>
      {offered && (
        <div className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <span>{`Page ${layout.pages} is ${Math.max(1, Math.round(fill * 100))}% full.`}</span>
          <Button variant="secondary" size="small" busy={busy} onClick={() => onFit(layout)}>
            {`Fit on ${counted(layout.pages - 1)}`}
          </Button>
        </div>
      )}
      <p role="status" className={told ? 'mb-3 text-sm text-ink-soft' : 'visually-hidden'}>
        {told}
      </p>
    </>
  );
}

function outcomeText(
  outcome: NonNullable<LastPageLineProps['outcome']>,
  { pages }: PreviewLayout,
  advice: string,
) {
  if (outcome === 'fits') return 'Set a little closer. Undo brings the usual spacing back.';
  if (outcome === 'failed') return 'That could not be tried just now. Please try again.';
  const { linesLeft } = outcome;
  const lines = linesLeft === 1 ? 'one line stays' : `about ${linesLeft} lines stay`;
  return `Even at the closest spacing ${lines} on page ${pages}. ${advice}`;
}
