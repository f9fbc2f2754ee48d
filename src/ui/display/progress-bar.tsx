import { classNames } from '../class-names.ts';

export type ProgressBarProps = {
  /** 0 to 100. */
  value: number;
  /** What is measured, for screen readers. */
  label: string;
  className?: string;
};

export function ProgressBar({ value, label, className }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={value}
      className={classNames('h-2 overflow-hidden rounded-full bg-desk', className)}
    >
      <div className="h-full rounded-full bg-accent transition-[width]" style={{ width: `${value}%` }} />
    </div>
  );
}
