import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { DecisionCard, decisionId } from './decision-card.tsx';
import type { Decision } from './tailored-view.ts';
import type { AnyTailoring } from './tailoring.ts';
import { useTailored } from './use-tailored.ts';

type ToDecideProps = { tailoring: AnyTailoring; onGoTo: (path: string) => void };

/**
 * How many things are to be decided, and the way from one to the next: whoever asked for the first is led on as each is
 * decided. What has no field on the screen, such as an order,
 * is decided here.
 */
export function ToDecide({ tailoring, onGoTo }: ToDecideProps) {
  const decisions = useTailored(tailoring, (state) => state.decisions);
  /** Which was shown last, and where it stood; nothing before the first was asked for. */
  const [shown, setShown] = useState<{ path: string; at: number } | null>(null);
  /** Paths of what was looked for beside its field and is not there. */
  const [homeless, setHomeless] = useState<readonly string[]>([]);
  const counted = useRef<HTMLDivElement>(null);
  const here = decisions.filter(({ isField, conflict }) => !isField || homeless.includes(conflict.path));

  const goTo = (next: number) => {
    const decision = decisions[next];
    if (!decision) return;
    const { isField, conflict } = decision;
    setShown({ path: conflict.path, at: next });
    if (isField && !homeless.includes(conflict.path)) onGoTo(decision.at);
    whenThere(conflict.path, () => {
      setHomeless((paths) => [...paths, conflict.path]);
      whenThere(conflict.path, () => undefined);
    });
  };
  const count = decisions.length;
  const isShownOpen = decisions.some(({ conflict }) => conflict.path === shown?.path);
  // Where one is decided, the one after it stands in its place.
  const next = shown ? (isShownOpen ? shown.at + 1 : shown.at) % Math.max(count, 1) : 0;
  const goOn = useEffectEvent(() => (count > 0 ? goTo(next) : setShown(null)));
  const isDecided = shown !== null && !isShownOpen;
  useEffect(() => {
    if (isDecided) goOn();
  }, [isDecided]);
  return (
    <div ref={counted} tabIndex={-1} className="outline-none">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p role="status" className="text-sm font-semibold">
          {count > 0 && (count === 1 ? 'One thing to decide' : `${count} things to decide`)}
        </p>
        {count > 0 && (
          <Button variant="secondary" size="small" onClick={() => goTo(next)}>
            {count === 1 ? 'Show it' : shown ? 'Show the next' : 'Show the first'}
          </Button>
        )}
      </div>
      {here.length > 0 && (
        <ul aria-label="To decide" className="mt-2 max-w-3xl space-y-2">
          {here.map((decision) => (
            <li key={decision.conflict.path}>
              <p className="text-sm font-semibold">{decision.name}</p>
              <DecisionCard
                tailoring={tailoring}
                decision={decision}
                onDecided={() => requestAnimationFrame(() => counted.current?.focus())}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** How often it is looked for: a tab may have to come up first. */
const FRAMES = 20;

/** Brings the card of a decision into sight and gives it the focus, as soon as it is there. */
function whenThere(path: Decision['conflict']['path'], isNot: () => void, frames = FRAMES): void {
  requestAnimationFrame(() => {
    const card = document.getElementById(decisionId(path));
    if (!card) return frames > 0 ? whenThere(path, isNot, frames - 1) : isNot();
    // What leads to a field does so in a task of its own, which may follow.
    setTimeout(() => {
      card.focus({ preventScroll: true });
      card.scrollIntoView({ block: 'center' });
    }, 50);
  });
}
