import type { ComponentProps, MouseEvent } from 'react';
import { Spinner } from '../display/spinner.tsx';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

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
