import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type BadgeTone = 'plain' | 'accent' | 'caution' | 'danger';

const TONES: Record<BadgeTone, string> = {
  plain: 'bg-desk text-ink-soft',
  accent: 'bg-accent-wash text-accent-deep',
  caution: 'bg-caution-wash text-caution',
  danger: 'bg-danger-wash text-danger-deep',
};

export function Badge({ tone = 'plain', className, ...rest }: ComponentProps<'span'> & { tone?: BadgeTone }) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-xs font-semibold',
        TONES[tone],
        className,
      )}
    />
  );
}
