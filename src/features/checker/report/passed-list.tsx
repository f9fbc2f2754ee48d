import type { Passed } from '#documents/checks/finding.ts';
import { CheckIcon } from '#ui/display/icons.tsx';
import { reportTexts } from '../content/report-texts.ts';

/** What was looked at and is in order, folded away: it needs no doing. */
export function PassedList({ passed }: { passed: readonly Passed[] }) {
  if (passed.length === 0) return null;
  return (
    <details className="mt-8 rounded-md border border-line bg-sheet">
      <summary className="px-4 py-3 font-semibold text-accent">{reportTexts.inOrder(passed.length)}</summary>
      <ul className="grid gap-x-6 gap-y-1.5 px-4 pb-4 text-sm sm:grid-cols-2">
        {passed.map(({ check, title }) => (
          <li key={check} className="flex gap-2">
            <CheckIcon className="mt-0.5 size-4.5 shrink-0 text-accent" />
            {title}
          </li>
        ))}
      </ul>
    </details>
  );
}
