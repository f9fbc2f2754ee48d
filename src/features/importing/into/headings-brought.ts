import { emptyValues } from '#documents/fields.ts';
import { sectionsInOrder } from '#documents/resume/section-order.ts';
import type { PlacedSection, ResumeData } from '#documents/resume/schema.ts';
import { CORE_SECTIONS, PLACED_SECTION } from '#documents/resume/setting-fields.ts';

/**
 * The sections of a resume in the order that they have there. One that has been empty comes under the heading that it had
 * in the file; what is there keeps its own.
 */
export function withHeadingsOf(came: ResumeData, stored: ResumeData): PlacedSection[] {
  const empty = new Set<string>(CORE_SECTIONS.filter((id) => stored[id].length === 0));
  const headings = new Map(came.order.map(({ id, heading }) => [id, empty.has(id) ? heading : '']));
  const headed = sectionsInOrder(stored).map(({ place }) => ({
    ...emptyValues(PLACED_SECTION),
    ...place,
    heading: place.heading || (headings.get(place.id) ?? ''),
  }));
  return [...headings.values()].some(Boolean) ? headed : stored.order;
}
