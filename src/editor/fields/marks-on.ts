import type { Fields } from '#documents/fields.ts';
import { withFields } from '#documents/filled-fields.ts';
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
  const data = withFields(fields, content.data, (field, value) =>
    field.kind === 'text' && typeof value === 'string' ? escapedMarks(value) : value,
  );
  return withValueAt({ ...content, data }, FLAG, true);
}
