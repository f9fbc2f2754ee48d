import type { HTMLAttributes, ReactNode } from 'react';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { useDocumentText } from './use-document-value.ts';
import { fieldId } from '#ui/editor/use-field-focus.ts';

type TextFieldProps = {
  /** Where in the document's data the text stands. */
  path: string;
  label: string;
  required?: boolean;
  hint?: ReactNode;
  placeholder?: string;
  className?: string;
};

type LineFieldProps = TextFieldProps & {
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
};

/** One line of a document. */
export function LineField({ path, label, required, hint, className, ...control }: LineFieldProps) {
  const { value, error, change } = useDocumentText(path);
  return (
    <Field
      label={label}
      id={fieldId(path)}
      error={error ?? tooLong(value, SHORT_TEXT_MAX)}
      {...(required && { required })}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      <TextInput {...control} value={value} onChange={(event) => change(event.target.value)} />
    </Field>
  );
}

type LinesFieldProps = TextFieldProps & { rows?: number; counter?: (text: string) => string };

/** Several lines of a document. */
export function LinesField({
  path,
  label,
  required,
  hint,
  className,
  counter,
  rows = 4,
  ...control
}: LinesFieldProps) {
  const { value, error, change } = useDocumentText(path);
  return (
    <Field
      label={label}
      id={fieldId(path)}
      error={error ?? tooLong(value, LONG_TEXT_MAX)}
      aside={counter?.(value)}
      {...(required && { required })}
      {...(hint && { hint })}
      {...(className && { className })}
    >
      <TextArea
        {...control}
        rows={rows}
        style={atLeast(rows)}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </Field>
  );
}

/** A field that grows with its text no longer begins at the height of its rows by itself. */
function atLeast(rows: number) {
  return { minHeight: `calc(${rows}lh + 1.125rem)` };
}

/** Said at once, and never enforced by cutting: what was pasted must not lose its end in silence. */
function tooLong(text: string, max: number): string | undefined {
  return text.length > max ? `This is longer than the ${max} characters that can be saved.` : undefined;
}
