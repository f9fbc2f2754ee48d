import { emptyValues } from '../fields.ts';
import { CORE_SECTIONS, PLACED_SECTION, type CoreSection } from './setting-fields.ts';
import type { PlacedSection, ResumeData } from './schema.ts';

/** A section in its place: one of those that every resume has, or the number of a further one in their list, from 0. */
export type OrderedSection = { section: CoreSection | number; place: PlacedSection };

/**
 * All sections of a resume, printed or not, as they follow each other: those that its `order` names, then the others as
 * they stand in the data. What names no section, or one that was named before, is passed over.
 */
export function sectionsInOrder({
  order,
  sections,
}: Pick<ResumeData, 'order' | 'sections'>): OrderedSection[] {
  const left = new Map<string, CoreSection | number>(CORE_SECTIONS.map((id) => [id, id]));
  const unnamed: OrderedSection[] = [];
  for (const [index, { id }] of sections.entries()) {
    if (id !== '' && !left.has(id)) left.set(id, index);
    else unnamed.push({ section: index, place: { ...emptyValues(PLACED_SECTION), id } });
  }
  const named = order.flatMap((place): OrderedSection[] => {
    const section = left.get(place.id);
    left.delete(place.id);
    return section === undefined ? [] : [{ section, place }];
  });
  const rest = [...left].map(([id, section]) => ({
    section,
    place: { ...emptyValues(PLACED_SECTION), id },
  }));
  const byNumber = (one: OrderedSection, other: OrderedSection) => numberOf(one) - numberOf(other);
  return [...named, ...[...rest, ...unnamed].toSorted(byNumber)];
}

/** The order of a resume with headings for sections that have none of their own, by their ids; as it is without any. */
export function orderUnder(
  headings: ReadonlyMap<string, string>,
  resume: Pick<ResumeData, 'order' | 'sections'>,
): PlacedSection[] {
  if (headings.size === 0) return resume.order;
  return sectionsInOrder(resume).map(({ place }) => ({
    ...emptyValues(PLACED_SECTION),
    ...place,
    heading: place.heading || (headings.get(place.id) ?? ''),
  }));
}

/** Whether sections stand in the usual order, with nothing said about any of them: an order as good as none. */
export function isUsualOrder(inOrder: readonly OrderedSection[]): boolean {
  return inOrder.every(({ place: { heading, headingHidden, keepTogether, newPage }, ...one }, at) => {
    const before = inOrder[at - 1];
    const isPlain = heading === '' && !headingHidden && !keepTogether && !newPage;
    return isPlain && (!before || numberOf(one) > numberOf(before));
  });
}

/** Its place in the order in which sections stand where nobody has chosen another. */
function numberOf({ section }: Pick<OrderedSection, 'section'>): number {
  return typeof section === 'number' ? CORE_SECTIONS.length + section : CORE_SECTIONS.indexOf(section);
}
