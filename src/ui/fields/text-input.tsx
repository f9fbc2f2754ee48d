import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** A line of text, inside a `Field`; takes what `<input>` takes, `ref` included. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input {...rest} {...useFieldControl(rest)} type={type} className={controlStyle('min-h-11', className)} />
  );
}
