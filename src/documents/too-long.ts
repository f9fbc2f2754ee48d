import { filledFields } from './filled-fields.ts';
import type { Fields, Part, Values } from './fields.ts';
import { LONG_TEXT_MAX, SHORT_TEXT_MAX, URL_MAX } from './limits.ts';

/** Most characters that a field of such a kind holds; Infinity where it has no words of its own. */
function mostCharacters(kind: Part['kind']): number {
  switch (kind) {
    case 'line':
    case 'lines':
      return SHORT_TEXT_MAX;
    case 'text':
      return LONG_TEXT_MAX;
    case 'address':
      return URL_MAX;
    default:
      return Infinity;
  }
}

/** The fields of a document that hold more than can be saved, and how much that is at most. */
export function tooLongFields(fields: Fields, data: Values): { path: string; text: string; most: number }[] {
  return filledFields(fields, data).flatMap(({ path, field, value }) => {
    const most = mostCharacters(field.kind);
    return typeof value === 'string' && value.length > most ? [{ path, text: value, most }] : [];
  });
}
