import type { Design } from '../catalog/design.ts';
import { languageOf } from '../text/languages/languages.ts';
import type { ResumeData } from './schema.ts';
import { placedSections } from './sections.ts';

/** The sections that stand in the side column of a design, by the ids of their places in the order. */
export function sectionsAside(data: ResumeData, design: Pick<Design, 'side'>): ReadonlySet<string> {
  if (!design.side) return new Set();
  const placed = placedSections(data, languageOf(data.settings.language), design);
  return new Set(placed.flatMap(({ place, section }) => (section.aside ? [place.id] : [])));
}
