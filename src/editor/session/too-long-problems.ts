import type { Fields, Values } from '#documents/fields.ts';
import { tooLongFields } from '#documents/too-long.ts';
import { tooLong } from '#ui/fields/field.tsx';
import type { FieldProblem } from './save-failure.ts';

/** The fields of a document that hold more than can be saved, and what is said beside them. */
export function tooLongProblems(fields: Fields, data: Values): FieldProblem[] {
  return tooLongFields(fields, data).flatMap(({ path, text, most }) => {
    const message = tooLong(text, most);
    return message === undefined ? [] : [{ field: `data.${path}`, message }];
  });
}
