import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '#ui/display/icons.tsx';
import { classNames } from '#ui/class-names.ts';
import { useFieldControl } from './field.tsx';

// At least 16 px of text, or phones zoom the page when the field takes the focus.
const CONTROL =
  'w-full min-w-0 rounded-md border border-edge bg-sheet px-3 py-2 text-base text-ink transition-colors ' +
  'placeholder:text-ink-faint hover:border-ink-soft focus-visible:border-accent focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-desk disabled:text-ink-faint';

/** The look that all text-like controls share. */
export function controlStyle(...more: (string | undefined)[]): string {
  return classNames(CONTROL, ...more);
}

/** A line of text, inside a `Field`; takes what `<input>` takes, `ref` included. */
export function TextInput({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return (
    <input {...rest} {...useFieldControl(rest)} type={type} className={controlStyle('min-h-11', className)} />
  );
}

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
