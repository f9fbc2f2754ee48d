import type { Fields } from '#documents/fields.ts';
import { filledFields } from '#documents/filled-fields.ts';
import { escapedMarks } from '#documents/text/marks.ts';
import { valueAt, withValueAt, type Content } from '#editor/session/content.ts';

const FLAG = 'data.settings.marks';

/** Whether a document's long texts have bold, italic and links in them. */
export function hasMarks(content: Content<unknown>): boolean {
  return valueAt(content, FLAG) === true;
}

/** The document with marks; what its long texts held before says what it said. */
export function withMarksOn<Data extends Record<string, unknown>>(
  fields: Fields,
  content: Content<Data>,
): Content<Data> {
  if (hasMarks(content)) return content;
  // One by one, so that all that stays is the same object as before.
  const escaped = filledFields(fields, content.data).reduce((written, { path, field, value }) => {
    if (field.kind !== 'text' || typeof value !== 'string') return written;
    return withValueAt(written, `data.${path}`, escapedMarks(value));
  }, content);
  return withValueAt(escaped, FLAG, true);
}
