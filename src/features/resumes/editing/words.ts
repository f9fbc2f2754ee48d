import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import type { DocumentWords } from '#editor/merge/differences.ts';
import { placeOf } from './field-map.ts';

/** How the parts of a resume are called where two versions are compared. */
export const resumeWords: DocumentWords = {
  nameOf: (path, data) => placeOf(path, data)?.label,
  templateName: (id) => findResumeTemplate(id)?.name ?? id,
};
