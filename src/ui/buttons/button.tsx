import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { classNames } from '#ui/class-names.ts';

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Something is under way: the button keeps the focus but does nothing, and submits nothing. */
  busy?: boolean;
  /** Shown in place of the children while busy, such as "Saving...". */
  busyLabel?: string;
};

export function Button({
  variant,
  size,
  busy = false,
  busyLabel,
  className,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A disabled button would drop the focus; refusing the click also keeps Enter from submitting the form.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle(variant, size, className)}
      {...(busy ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={handleClick}
    >
      {busy && <Spinner />}
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

export type ButtonLinkProps = LinkProps & { variant?: ButtonVariant; size?: ButtonSize };

/** A link that looks like a button; `reloadDocument` makes it load the whole page. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonStyle(variant, size, className)} />;
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
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

type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'flush' | 'destructive';
type ButtonSize = 'small' | 'medium' | 'large';

const BASE =
  'inline-flex items-center justify-center gap-2 rounded-md border font-semibold text-center no-underline select-none ' +
  'transition-colors aria-disabled:cursor-not-allowed aria-disabled:opacity-55 disabled:cursor-not-allowed disabled:opacity-55';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent not-disabled:hover:bg-accent-deep',
  secondary: 'border-edge bg-sheet text-ink not-disabled:hover:border-accent not-disabled:hover:text-accent',
  quiet: 'border-transparent bg-transparent text-ink not-disabled:hover:bg-accent-wash',
  // Its words begin where those above them do; where buttons have borders all the same, these do.
  flush:
    'border-transparent bg-transparent px-0! text-left text-ink-soft not-disabled:hover:text-accent ' +
    'not-disabled:hover:underline forced-colors:px-3!',
  destructive: 'border-transparent bg-danger text-on-danger not-disabled:hover:bg-danger-deep',
};

/* 44 px is a comfortable finger; small ones are for a mouse, and stay above the 24 px that WCAG 2.2 asks for. */
const SIZES: Record<ButtonSize, string> = {
  small: 'min-h-9 px-3 py-1 text-sm pointer-coarse:min-h-11',
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

/** Turns while something is under way; what it is must stand beside it in words. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
