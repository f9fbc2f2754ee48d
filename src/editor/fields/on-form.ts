import type { Field } from '#documents/fields.ts';

/** How the form asks for a field: its label, and whether it is required. */
export function onForm({ label, asks, required }: Field): { label: string; required?: true } {
  return { label: asks ?? label, ...(required && { required }) };
}
