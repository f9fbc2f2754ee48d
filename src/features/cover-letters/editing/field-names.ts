import { partAt } from '#documents/filled-fields.ts';
import { LETTER } from '#documents/letter/fields.ts';

/** What a field of a letter is called on the screen; nothing where there is no such field. */
export function fieldName(path: string): string | undefined {
  if (path === 'title') return 'Title';
  if (path === 'templateId') return 'Template';
  const part = partAt(LETTER, path)?.part;
  return part?.kind === 'group' ? undefined : part?.label;
}
