import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';

export type CardProps = ComponentProps<'div'> & {
  /** Inner space; `none` for cards that begin with a picture. */
  padding?: 'none' | 'snug' | 'roomy';
};

const PADDING = { none: '', snug: 'p-4', roomy: 'p-5 sm:p-7' } as const;

export function Card({ padding = 'roomy', className, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('rounded-lg bg-sheet shadow-sheet', PADDING[padding], className)} />
  );
}
