import { ProgressBar } from '#ui/display/progress-bar.tsx';

/** How much of a document is filled in. */
export function ProgressLine({ percent }: { percent: number }) {
  return (
    <div className="flex min-w-20 grow items-center gap-2 sm:min-w-28 sm:gap-3 lg:max-w-64">
      <ProgressBar value={percent} label="Progress" className="grow" />
      <span className="w-10 text-sm font-semibold tabular-nums">{percent}%</span>
    </div>
  );
}
