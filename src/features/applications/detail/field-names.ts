import { APPLICATION } from '#documents/application/fields.ts';
import { partAt, saidAt } from '#documents/filled-fields.ts';
import type { DocumentWords } from '#editor/merge/conflict-words.ts';

/** What a field of an application is called on the screen; nothing where there is no such field. */
export function fieldName(path: string): string | undefined {
  if (path === 'title') return 'Title';
  const part = partAt(APPLICATION, path)?.part;
  return part?.kind === 'group' ? undefined : part?.label;
}

/** How the parts of an application are called where two versions are compared. */
export const applicationWords: DocumentWords = {
  nameOf: fieldName,
  templateName: (id) => id,
  saidOf: (path, value) => saidAt(APPLICATION, path, value),
};
