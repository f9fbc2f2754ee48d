import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Field, type FieldProps } from './field.tsx';

const CONTROL = classNames(
  'block w-full min-w-0 rounded-control border border-control bg-sheet px-3 text-ink',
  'aria-invalid:border-danger disabled:cursor-not-allowed disabled:bg-tint disabled:text-muted',
);

type Own<Tag extends 'input' | 'textarea' | 'select'> = FieldProps &
  Omit<ComponentProps<Tag>, keyof FieldProps>;

function split<T extends FieldProps>({ label, required, hint, error, aside, id, className, ...control }: T) {
  return { field: { label, required, hint, error, aside, id, className }, control };
}

/** A one-line text field with its label. */
export function TextInput(props: Own<'input'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => <input type="text" className={classNames(CONTROL, 'h-11')} {...control} {...wiring} />}
    </Field>
  );
}

/** A text field of several lines with its label. */
export function TextArea(props: Own<'textarea'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => <textarea rows={4} className={classNames(CONTROL, 'py-2')} {...control} {...wiring} />}
    </Field>
  );
}

/** A choice of few, with its label; options are the children. */
export function Select(props: Own<'select'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => <select className={classNames(CONTROL, 'h-11 pr-8')} {...control} {...wiring} />}
    </Field>
  );
}

/** A month as `YYYY-MM`, with its label. */
export function MonthInput(props: Own<'input'>) {
  const { field, control } = split(props);
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          type="month"
          placeholder="YYYY-MM"
          className={classNames(CONTROL, 'h-11')}
          {...control}
          {...wiring}
        />
      )}
    </Field>
  );
}
