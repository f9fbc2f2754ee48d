import type { ComponentProps } from 'react';
import { controlStyle } from './control-style.ts';
import { useFieldControl } from './field-context.ts';

/** Lines of text, inside a `Field`; grows with what is written where the browser can. */
export function TextArea({ className, rows = 4, style, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      {...useFieldControl(rest)}
      rows={rows}
      // A control as high as its content takes no notice of its rows.
      style={{ minBlockSize: `calc(${rows}lh + 1rem)`, ...style }}
      className={controlStyle('max-h-[32rem] resize-y [field-sizing:content]', className)}
    />
  );
}
