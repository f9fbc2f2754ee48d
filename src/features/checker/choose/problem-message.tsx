import { AlertIcon } from '#ui/display/icons.tsx';
import type { Problem } from '../analysis/use-checker.ts';
import { problemText } from '../content/problem-text.ts';

/** Why a file cannot be checked, and what to do about it. */
export function ProblemMessage({ problem }: { problem: Problem }) {
  const { title, why, suggestion } = problemText(problem.reason);
  return (
    <div className="mt-4 flex gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3 text-danger-deep">
      <AlertIcon className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm break-words">{problem.fileName}</p>
        <p className="mt-2 text-sm">{suggestion}</p>
        <p className="mt-2 text-sm">{why}</p>
      </div>
    </div>
  );
}
