import { emptyValues, type Field, type Fields, type Values } from './fields.ts';
import { filledFields } from './filled-fields.ts';

/** Kinds of fields that hold what somebody wrote. */
const WORDS: readonly Field['kind'][] = ['line', 'text', 'lines'];

/**
 * Whether somebody has written anything in a document by which its pages could be told from an empty one. Our own wording
 * does not count, nor do an email address and a telephone number, which are filled in from the account.
 */
export function hasOwnWords(fields: Fields, values: Values): boolean {
  const ours = new Set(filledFields(fields, emptyValues(fields)).map(({ value }) => value));
  return filledFields(fields, values).some(
    ({ field: { kind, contact, print }, value }) =>
      WORDS.includes(kind) &&
      print !== 'setting' &&
      contact !== 'email' &&
      contact !== 'phone' &&
      typeof value === 'string' &&
      value.trim() !== '' &&
      !ours.has(value),
  );
}
