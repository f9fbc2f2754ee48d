import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { AlertIcon, InfoIcon } from './icons.tsx';

export type BannerTone = 'info' | 'caution' | 'danger';

export type BannerProps = {
  tone?: BannerTone;
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or links at its end. */
  actions?: ReactNode;
  /** `alert` for what has just happened and must be read at once. */
  role?: 'status' | 'alert' | 'note';
  className?: string;
};

const TONES: Record<BannerTone, string> = {
  info: 'border-line bg-sheet text-ink',
  caution: 'border-caution-edge bg-caution-wash text-caution',
  danger: 'border-danger bg-danger-wash text-danger-deep',
};

/** A message that stays in the page, with a way on. */
export function Banner({ tone = 'info', title, children, actions, role, className }: BannerProps) {
  const Icon = tone === 'info' ? InfoIcon : AlertIcon;
  return (
    <div
      role={role}
      className={classNames(
        'flex flex-col gap-3 rounded-md border px-4 py-3 sm:flex-row sm:items-center',
        TONES[tone],
        className,
      )}
    >
      <div className="flex grow gap-3">
        <Icon className="mt-0.5 size-5 shrink-0" />
        <div className="min-w-0">
          {title && <p className="font-semibold">{title}</p>}
          {children && <div className="text-sm">{children}</div>}
        </div>
      </div>
      {actions && <div className="flex shrink-0 flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
