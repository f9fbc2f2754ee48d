import { classNames } from '../class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline select-none ' +
  'transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-deep',
  secondary: 'border-edge bg-sheet text-ink not-disabled:hover:border-accent not-disabled:hover:text-accent',
  quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-accent-wash',
  destructive: 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-deep',
};

/* 44 px is a comfortable finger; small ones stay above the 24 px that WCAG 2.2 asks for. */
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1 text-sm',
  medium: 'min-h-11 px-4 py-2 text-base',
  large: 'min-h-13 px-6 py-3 text-lg',
};

/** Classes shared by buttons and by links that look like them. */
export function buttonStyle(
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'medium',
  className?: string,
): string {
  return classNames(BASE, VARIANTS[variant], SIZES[size], className);
}
