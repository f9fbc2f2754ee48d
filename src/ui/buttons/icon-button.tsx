import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** What the button does, in words: its accessible name. */
  label: string;
  children: ReactNode;
};

/** A square button that shows only a picture. */
export function IconButton({ label, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-md text-ink transition-colors',
        'not-disabled:hover:bg-accent-wash disabled:cursor-not-allowed disabled:opacity-55',
        'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:hover:bg-transparent',
        className,
      )}
    />
  );
}
