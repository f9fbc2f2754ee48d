import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('rounded-card border border-line bg-sheet shadow-card', className)}
      {...rest}
    />
  );
}

const TONES = {
  neutral: 'bg-tint text-ink',
  accent: 'bg-rubric-tint text-rubric',
  good: 'bg-good-tint text-good',
  notice: 'bg-notice-tint text-notice',
} as const;

export function Badge({ tone = 'neutral', children }: { tone?: keyof typeof TONES; children: ReactNode }) {
  return (
    <span
      className={classNames('inline-block rounded-full px-2.5 py-0.5 text-sm font-semibold', TONES[tone])}
    >
      {children}
    </span>
  );
}

/** A strip that tells something about the whole page. */
export function Banner({
  tone = 'notice',
  title,
  children,
}: {
  tone?: 'notice' | 'neutral' | 'good';
  title?: string;
  children: ReactNode;
}) {
  return (
    <div className={classNames('rounded-card px-5 py-4', TONES[tone])}>
      {title && <p className="text-lg font-semibold">{title}</p>}
      {children}
    </div>
  );
}

/** Holds the place of something that is on its way. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'animate-[pulse-tint_1.6s_ease-in-out_infinite] rounded-control bg-tint',
        className,
      )}
    />
  );
}

/** How far something is, from 0 to 100. */
export function ProgressBar({ value, label }: { value: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={100}
      className="h-1.5 w-full overflow-hidden rounded-full bg-tint"
    >
      <div className="h-full rounded-full bg-rubric transition-[width]" style={{ width: `${value}%` }} />
    </div>
  );
}
