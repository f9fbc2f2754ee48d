import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/**
 * A month as `YYYY-MM`, inside a `Field`. The browser's own month control; where there is none (desktop Firefox and
 * Safari) it is a line of text that names the form it expects.
 */
export function MonthInput({ className, ...rest }: Omit<ComponentProps<'input'>, 'type'>) {
  return (
    <input
      placeholder="YYYY-MM"
      pattern="\d{4}-(0[1-9]|1[0-2])"
      title="A year and a month, such as 2024-03"
      {...rest}
      {...useFieldControl(rest)}
      type="month"
      className={controlStyle('min-h-11 tabular-nums', className)}
    />
  );
}
