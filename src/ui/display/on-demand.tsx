import { useState, type ComponentType, type ReactNode } from 'react';
import { Button } from '#ui/buttons/button.tsx';
import { codeOnDemand } from './code-on-demand.ts';

type OnDemandParts<Props> = {
  /** Shown until the code is there. */
  waiting?: ReactNode;
  /** Puts what is said where a bad network withholds the code into its place; such as a dialog, for a dialog. */
  missing?: (notice: ReactNode, props: Props) => ReactNode;
};

/**
 * A part of a page whose code is loaded when it is shown. Where a bad network withholds it, that is said in its place, with
 * a way to try again; it comes by itself with the network, too.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, missing = (notice) => notice }: OnDemandParts<Props> = {},
): (props: Props) => ReactNode {
  const useCode = codeOnDemand(async () => ({ Part: await load() }));
  function Attempt({ props, onTryAgain }: { props: Props; onTryAgain: () => void }) {
    const [isMissing, setMissing] = useState(false);
    const code = useCode(true, () => setMissing(true));
    if (code) return <code.Part {...props} />;
    return isMissing ? missing(<NotLoaded onTryAgain={onTryAgain} />, props) : waiting;
  }
  return function OnDemand(props: Props) {
    const [attempt, setAttempt] = useState(0);
    return <Attempt key={attempt} props={props} onTryAgain={() => setAttempt((count) => count + 1)} />;
  };
}

function NotLoaded({ onTryAgain }: { onTryAgain: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>This could not be loaded. Please check your connection. Nothing is lost.</p>
      <Button variant="secondary" size="small" onClick={onTryAgain}>
        Try again
      </Button>
    </div>
  );
}
