import { filledFields, type FilledField } from '../filled-fields.ts';
import { RESUME } from './fields.ts';
import type { ResumeData } from './schema.ts';

/** Paths of required fields that are empty, in the order of the editor. What is not printed is not missing. */
export function missingRequired(data: ResumeData): string[] {
  return filledFields(RESUME, data)
    .filter(({ field, value, included }) => field.required && included && isBlank(value))
    .filter(({ within }) => !isEmptyEntry(within))
    .map(({ path }) => path);
}

/** Whether a job or course leaves no trace in print. */
function isEmptyEntry({ fields, values }: FilledField['within']): boolean {
  return 'id' in fields && Object.keys(fields).every((name) => name === 'id' || isBlank(values[name]));
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() === '' : !value;
}
