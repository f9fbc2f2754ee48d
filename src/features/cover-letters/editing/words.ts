import { findLetterTemplate } from '#documents/catalog/letter-templates.ts';
import type { DocumentWords } from '#editor/merge/differences.ts';
import { fieldName } from './field-names.ts';

/** How the parts of a letter are called where two versions are compared. */
export const letterWords: DocumentWords = {
  nameOf: fieldName,
  templateName: (id) => findLetterTemplate(id)?.name ?? id,
};
