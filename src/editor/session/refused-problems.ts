import { partAt } from '#documents/filled-fields.ts';
import { refusedValues, surplusEntries } from '#documents/refused-values.ts';
import type { Fields, Values } from '#documents/fields.ts';
import { TITLE_MAX } from '#documents/limits.ts';
import { tooLong } from '#ui/fields/field.tsx';
import type { FieldProblem } from './save-failure.ts';
import { tooLongProblems } from './too-long-problems.ts';

/** All that a document of a kind cannot be saved with, but for its dates, and what is said of it. */
export function refusedProblems(fields: Fields, data: Values): FieldProblem[] {
  return [
    ...tooLongProblems(fields, data),
    ...refusedValues(fields, data).map((path) => ({
      field: `data.${path}`,
      message:
        partAt(fields, path)?.part.kind === 'day'
          ? 'Please give a whole date, with a year of four digits.'
          : 'This cannot be saved as it is. Please choose it again.',
    })),
    ...surplusEntries(fields, data).map(({ path, most }) => ({
      field: `data.${path}`,
      message: `No more than ${most} can be saved. Please remove one.`,
    })),
  ];
}

/** A title that is longer than it may be. */
export function titleProblems(title: string): FieldProblem[] {
  const message = tooLong(title, TITLE_MAX);
  return message === undefined ? [] : [{ field: 'title', message }];
}
