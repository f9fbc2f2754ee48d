import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '../display/icons.tsx';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** The browser's own choice list, inside a `Field`; its children are `<option>`s. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...rest}
        {...useFieldControl(rest)}
        className={controlStyle('min-h-11 appearance-none pr-10', className)}
      />
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
