import { findResumeTemplate } from '#documents/catalog/resume-templates.ts';
import { partAt } from '#documents/filled-fields.ts';
import { RESUME } from '#documents/resume/fields.ts';
import type { DocumentWords } from '#editor/merge/differences.ts';
import { valueAt } from '#editor/session/content.ts';
import { SECTION_KINDS } from '../content/section-kinds.ts';
import { capitalised } from '#documents/text/clean.ts';
import { placeOf, whereIn } from './field-map.ts';

/** How the parts of a resume are called where two versions are compared. */
export const resumeWords: DocumentWords = {
  nameOf: (path, data) => nameOnForm(path, data) ?? placeOf(path)?.label,
  templateName: (id) => findResumeTemplate(id)?.name ?? id,
};

/** "Issued by (certificate 2, Section 1)": what the form asks, where that is more than the name of a field. */
function nameOnForm(path: string, data: unknown): string | undefined {
  const found = partAt(RESUME, path);
  if (!found || found.part.kind === 'group') return undefined;
  const [top, index, , , itemField] = path.split('.');
  const kindName = top === 'sections' ? valueAt(data, `sections.${index}.kind`) : undefined;
  const kind = SECTION_KINDS.find((known) => known.kind === kindName);
  const entry = kind?.entry.toLowerCase();
  const where = whereIn(
    found.entries.map((each) => (each.name === 'entry' && entry ? { ...each, name: entry } : each)),
  );
  if (found.isEntry) return capitalised(where);
  if (found.part.kind === 'list') return undefined;
  const asked = Object.entries(kind?.fields ?? {}).find(([name]) => name === itemField)?.[1];
  const question = asked ?? found.part.asks ?? (kind && found.part.label);
  return question && `${question} (${where})`;
}
