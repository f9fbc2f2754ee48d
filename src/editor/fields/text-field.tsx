import { useState, type HTMLAttributes, type ReactNode } from 'react';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX } from '#documents/limits.ts';
import { AdviceLines } from '#editor/advice/field-advice.tsx';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { BaseMark } from '#editor/variants/tailoring-context.tsx';
import { Field, tooLong } from '#ui/fields/field.tsx';
import { TextArea, TextInput } from '#ui/fields/text-controls.tsx';
import { useFieldId } from './use-field-focus.ts';
import { LEADS_ON } from './writing/next-field.ts';

export type TextFieldProps = {
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
  /** Most characters that can be saved. */
  max?: number;
  /** Warns of a text that is probably a mistake; it can be saved all the same. */
  warn?: (text: string) => string | undefined;
};

/** One line of a document. */
export function LineField({
  path,
  label,
  required,
  hint,
  className,
  max = SHORT_TEXT_MAX,
  warn,
  ...control
}: LineFieldProps) {
  const { value, error, change } = useDocumentText(path);
  const fieldId = useFieldId();
  // The warning waits until the field is left: a text that is being typed is incomplete.
  const [left, setLeft] = useState(true);
  const warning = left && warn?.(value);
  const note = warning ? <span className="text-caution">{warning}</span> : hint;
  return (
    <Field
      label={label}
      id={fieldId(path)}
      error={error ?? tooLong(value, max)}
      mark={<BaseMark at={path} where="field" />}
      {...(required && { required })}
      {...(note && { hint: note })}
      {...(className && { className })}
    >
      <TextInput
        {...LEADS_ON}
        {...control}
        value={value}
        onChange={(event) => {
          setLeft(false);
          change(event.target.value);
        }}
        onBlur={() => setLeft(true)}
      />
      <AdviceLines path={path} />
    </Field>
  );
}

type LinesFieldProps = TextFieldProps & { rows?: number };

/** Several lines of a document. */
export function LinesField({
  path,
  label,
  required,
  hint,
  className,
  rows = 4,
  ...control
}: LinesFieldProps) {
  const { value, error, change } = useDocumentText(path);
  const fieldId = useFieldId();
  return (
    <Field
      label={label}
      id={fieldId(path)}
      error={error ?? tooLong(value, LONG_TEXT_MAX)}
      mark={<BaseMark at={path} where="field" />}
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
      <AdviceLines path={path} />
    </Field>
  );
}

/** A field that grows with its text no longer begins at the height of its rows by itself. */
export function atLeast(rows: number) {
  return { minHeight: `calc(${rows}lh + 1.125rem)` };
}
