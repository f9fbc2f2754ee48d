import { partAt, saidAt } from '#documents/filled-fields.ts';
import { LETTER } from '#documents/letter/fields.ts';
import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';

/** What a field of a letter is called on the screen; nothing where there is no such field. */
export function fieldName(path: string): string | undefined {
  if (path === 'title') return 'Title';
  if (path === 'templateId') return 'Template';
  const part = partAt(LETTER, path)?.part;
  return part?.kind === 'group' ? undefined : part?.label;
}

/** How the parts of a letter are called where two versions are compared. */
export const letterWords: DocumentWords = {
  nameOf: fieldName,
  templateName: (id) => findLetterTemplate(id)?.name ?? id,
  saidOf: (path, value) => saidAt(LETTER, path, value),
};
