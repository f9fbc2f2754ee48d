import type { ComponentProps } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';
type Look = {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  wide?: boolean | undefined;
};

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-solid text-on-solid hover:opacity-85',
  secondary: 'border border-control bg-sheet text-ink hover:bg-tint',
  quiet: 'text-ink hover:bg-tint',
  destructive: 'bg-danger-solid text-white hover:opacity-90',
};
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 text-sm',
  medium: 'min-h-11 px-4',
  large: 'min-h-13 px-6 text-lg',
};

function look({ variant = 'primary', size = 'medium', wide = false }: Look, more?: string): string {
  return classNames(
    'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center transition',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50',
    VARIANTS[variant],
    SIZES[size],
    wide && 'w-full',
    more,
  );
}

export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type={type} className={look({ variant, size, wide }, className)} {...rest} />;
}

/** A link that looks like a button. */
export function ButtonLink({ variant, size, wide, className, ...rest }: LinkProps & Look) {
  return <Link className={look({ variant, size, wide }, className)} {...rest} />;
}

/** A small square button that shows an icon; its name is what is read out and shown on hover. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-flex size-10 shrink-0 items-center justify-center rounded-control text-muted transition',
        'hover:bg-tint hover:text-ink disabled:cursor-not-allowed disabled:opacity-40',
        className,
      )}
      {...rest}
    />
  );
}
