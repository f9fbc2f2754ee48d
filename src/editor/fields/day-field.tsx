import type { Field as FieldOfTable } from '#documents/fields.ts';
import { useDocumentText } from '#editor/session/use-document-value.ts';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-controls.tsx';
import { onForm } from './on-form.ts';
import { useFieldId } from './use-field-focus.ts';

type DayFieldProps = { path: string; field: FieldOfTable; className?: string };

/** A day of a document, by the browser's own control for days. */
export function DayField({ path, field, className }: DayFieldProps) {
  const { value, error, change } = useDocumentText(path);
  const fieldId = useFieldId();
  return (
    <Field {...onForm(field)} id={fieldId(path)} error={error} {...(className && { className })}>
      {/* A year of five digits is no day that can be saved. */}
      <TextInput type="date" max="9999-12-31" value={value} onChange={({ target }) => change(target.value)} />
    </Field>
  );
}
