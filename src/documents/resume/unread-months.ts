import { filledFields, withFields } from '../filled-fields.ts';
import { isDate } from '../text/dates.ts';
import { RESUME } from './fields.ts';
import type { ResumeData } from './schema.ts';

/** What was typed where a date belongs and is none, such as "03/19": where it stands, in the order of the document. */
export function unreadMonths(data: ResumeData): { path: string; text: string }[] {
  return filledFields(RESUME, data).flatMap(({ path, field, value }) =>
    field.kind === 'month' && isUnread(value) ? [{ path, text: value }] : [],
  );
}

/** The same resume as it can be printed and checked: what is no date is left out. The very object where all are. */
export function withoutUnreadMonths(data: ResumeData): ResumeData {
  if (unreadMonths(data).length === 0) return data;
  return withFields(RESUME, data, ({ kind }, value) => (kind === 'month' && isUnread(value) ? '' : value));
}

function isUnread(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && !isDate(value);
}
