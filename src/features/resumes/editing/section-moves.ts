import type { CoreSection } from '#documents/resume/setting-fields.ts';
import type { FurtherSection, PlacedSection, ResumeData } from '#documents/resume/schema.ts';
import { isUsualOrder, sectionsInOrder, type OrderedSection } from '#documents/resume/section-order.ts';
import { withMoved } from '#editor/fields/list-edits.ts';

/** The flags that say whether the sections are printed that every resume has. */
export const INCLUDE_FLAGS = {
  summary: 'includeSummary',
  employment: 'includeEmployment',
  education: 'includeEducation',
  skills: 'includeSkills',
} as const satisfies Record<CoreSection, keyof ResumeData>;

/** The resume with one of all its sections at another place. */
export function withSectionMoved(data: ResumeData, from: number, to: number): ResumeData {
  return withOrder(data, withMoved(sectionsInOrder(data), from, to));
}

/** The resume with one of its further sections at another place among them; all others stay where they stand. */
export function withFurtherMoved(data: ResumeData, from: number, to: number): ResumeData {
  const inOrder = sectionsInOrder(data);
  const further = inOrder.filter(({ section }) => typeof section === 'number');
  const moved = [...withMoved(further, from, to)];
  return withOrder(
    data,
    inOrder.map((one) => (typeof one.section === 'number' ? (moved.shift() ?? one) : one)),
  );
}

/** The resume with one of all its sections set in another way: `index` is its place among them. */
export function withSectionSet(data: ResumeData, index: number, change: Partial<PlacedSection>): ResumeData {
  const inOrder = sectionsInOrder(data).map((one, at) =>
    at === index ? { ...one, place: { ...one.place, ...change } } : one,
  );
  return withOrder(data, inOrder);
}

/** The resume with its sections in the usual order, each set as it was. */
export function withUsualOrder(data: ResumeData): ResumeData {
  const usual = sectionsInOrder({ order: [], sections: data.sections });
  const settings = new Map(sectionsInOrder(data).map(({ section, place }) => [section, place]));
  return withOrder(
    data,
    usual.map(({ section, place }) => ({ section, place: settings.get(section) ?? place })),
  );
}

/**
 * Further sections stand in their own list as they are printed, so that both lists of the form show one order. What is
 * the usual order, with nothing said about any section, is not stored.
 */
export function withOrder(data: ResumeData, inOrder: readonly OrderedSection[]): ResumeData {
  const listed = inOrder.flatMap(({ section }): FurtherSection[] => {
    const further = typeof section === 'number' ? data.sections[section] : undefined;
    return further ? [further] : [];
  });
  const isListed = listed.every((section, at) => section === data.sections[at]);
  const sections = isListed ? data.sections : listed;
  const order = inOrder.map(({ place }) => place);
  return { ...data, sections, order: isUsualOrder(sectionsInOrder({ order, sections })) ? [] : order };
}
