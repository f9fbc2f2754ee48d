import { RESUME } from '#documents/resume/fields.ts';
import type { FurtherSection } from '#documents/resume/schema.ts';
import { sectionKind } from '../content/section-kinds.ts';
import type { INCLUDE_FLAGS } from './section-moves.ts';

/** What a section is called on the form. */
export function nameOfSection(section: keyof typeof INCLUDE_FLAGS | FurtherSection): string {
  if (typeof section === 'string') return RESUME[section].label;
  return section.title.trim() || sectionKind(section.kind).name;
}
