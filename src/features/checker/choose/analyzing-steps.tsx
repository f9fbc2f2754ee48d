import { classNames } from '#ui/class-names.ts';
import { CheckIcon } from '#ui/display/icons.tsx';
import { Spinner } from '#ui/buttons/button.tsx';
import { STEPS, type Step } from '../analysis/protocol.ts';
import { checkerTexts } from '../content/checker-texts.ts';

/** How far the check has come; screen readers hear it from the line of status. */
export function AnalyzingSteps({ step }: { step: Step }) {
  const current = STEPS.indexOf(step);
  return (
    <ol aria-hidden="true" className="mt-4 grid gap-2 text-sm">
      {STEPS.map((one, index) => (
        <li
          key={one}
          className={classNames('flex items-center gap-2.5', index > current ? 'text-ink-faint' : 'text-ink')}
        >
          <span className="flex size-5 items-center justify-center text-accent">
            {index < current ? <CheckIcon className="size-4.5" /> : index === current ? <Spinner /> : '·'}
          </span>
          {checkerTexts.steps[one]}
        </li>
      ))}
    </ol>
  );
}
