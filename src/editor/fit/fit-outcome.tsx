import { useEffect, useRef } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { SIDE_BY_SIDE, useMediaQuery } from '#ui/use-media-query.ts';
import { focusAsLastUsed } from '#ui/quiet-focus.ts';
import { FIT_TEXTS, hideAll } from './fit-texts.ts';
import type { Fit, FitOutcome as Outcome, FitPlace } from './use-fit.ts';

type FitOutcomeProps = { fit: Fit; place: FitPlace };

/** What came of fitting, told when it happens, and the choice whether it counts. */
export function FitOutcome({ fit, place }: FitOutcomeProps) {
  const { outcome } = fit;
  // On a small screen fields and pages are never in sight together: whichever is, tells of it.
  const wide = useMediaQuery(SIDE_BY_SIDE);
  const here = !wide || outcome?.place === place ? outcome : null;
  const said = useFocusOnNews(here);
  return (
    <div
      data-fit=""
      className={here ? 'mb-3 rounded-md border border-line bg-sheet px-4 py-3 text-sm' : 'visually-hidden'}
    >
      <p ref={said} role="status" tabIndex={-1}>
        {here?.says}
      </p>
      {here?.offer && <Choice fit={fit} offer={here.offer} />}
    </div>
  );
}

/** Keeps the focus where the pressed button was, which goes; whoever has gone elsewhere meanwhile stays there. */
function useFocusOnNews(outcome: Outcome | null) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const active = document.activeElement;
    const isElsewhere = active !== document.body && active?.closest('[data-fit]') === null;
    if (outcome && said.current && !isElsewhere) focusAsLastUsed(said.current);
  }, [outcome]);
  return said;
}

function Choice({ fit, offer: { look, lines } }: { fit: Fit; offer: NonNullable<Outcome['offer']> }) {
  return (
    <>
      {lines.length > 0 && (
        <ul className="mt-2 max-h-52 divide-y divide-line overflow-y-auto">
          {lines.map((line) => (
            <li key={`${line.path} ${line.line}`} className="flex items-center gap-3 py-1.5">
              <span className="min-w-0 grow wrap-anywhere">
                <span className="block text-xs text-ink-soft">{line.name}</span>
                {line.text}
              </span>
              <Button
                variant="secondary"
                size="small"
                aria-label={`${FIT_TEXTS.hide}: ${line.text}`}
                onClick={() => fit.hide(line)}
              >
                {FIT_TEXTS.hide}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={fit.keep}>
          {lines.length > 0 ? hideAll(lines.length, Object.keys(look).length > 0) : FIT_TEXTS.keep}
        </Button>
        <Button variant="secondary" size="small" onClick={fit.leave}>
          {FIT_TEXTS.leave}
        </Button>
      </div>
    </>
  );
}
