import { useEffect } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { grammarTexts } from '../content/checker-texts.ts';
import type { GrammarState } from './use-grammar.ts';

type GrammarRequestProps = {
  status: GrammarState['status'];
  /** How much was found that was not told before. */
  found: number;
  onCheck: () => void;
  /** Where the focus goes when the button has done its work and leaves. */
  focusId: string;
};

/** The offer to check grammar, what it costs, and what came of it. */
export function GrammarRequest({ status, found, onCheck, focusId }: GrammarRequestProps) {
  const checked = status === 'checked';
  useEffect(() => {
    // The button has gone, and the focus with it, if it was there.
    if (checked && document.activeElement === document.body)
      document.getElementById(focusId)?.focus({ preventScroll: true });
  }, [checked, focusId]);
  return (
    <div className={checked ? 'mt-4' : 'mt-4 print:hidden'}>
      {!checked && (
        <p className="-ml-3 flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
          <Button
            size="small"
            variant="quiet"
            className="text-accent!"
            busy={status === 'busy'}
            busyLabel={grammarTexts.checking}
            aria-describedby="grammar-cost"
            onClick={onCheck}
          >
            {grammarTexts.check}
          </Button>
          <span id="grammar-cost" className="max-sm:pl-3">
            {grammarTexts.cost}
          </span>
        </p>
      )}
      <p role="status" className="text-sm text-ink-soft">
        {status === 'busy' && <span className="visually-hidden">{grammarTexts.checkingLong}</span>}
        {status === 'failed' && grammarTexts.failed}
        {checked && grammarTexts.checked(found)}
      </p>
    </div>
  );
}
