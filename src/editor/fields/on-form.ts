import type { Field } from '#documents/fields.ts';

type OnForm = {
  label: string;
  required?: true;
  /** Of a long text, the name of the list beside it that has its lines that are not printed. */
  hiddenLines?: string;
};

/** How the form asks for a field: its label, whether it is required, and what can be done in it. */
export function onForm(field: Field): OnForm {
  const { label, asks, required } = field;
  const hiddenLines = field.kind === 'text' ? field.hiddenLines : undefined;
  return { label: asks ?? label, ...(required && { required }), ...(hiddenLines && { hiddenLines }) };
}
