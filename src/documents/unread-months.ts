import type { Fields, Values } from './fields.ts';
import { filledFields, withFields } from './filled-fields.ts';
import { isDate } from './text/dates.ts';

/** What was typed where a date belongs and is none, such as "03/19": where it stands, in the order of the document. */
export function unreadMonths(fields: Fields, data: Values): { path: string; text: string }[] {
  return filledFields(fields, data).flatMap(({ path, field, value }) =>
    field.kind === 'month' && isUnread(value) ? [{ path, text: value }] : [],
  );
}

/** The same document as it can be printed and checked: what is no date is left out. The very object where all are. */
export function withoutUnreadMonths<Data extends Values>(fields: Fields, data: Data): Data {
  if (unreadMonths(fields, data).length === 0) return data;
  return withFields(fields, data, ({ kind }, value) => (kind === 'month' && isUnread(value) ? '' : value));
}

function isUnread(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !isDate(value);
}
