import { hasNoJobsYet } from '#documents/resume/no-jobs.ts';
import type { FurtherSection, ResumeData } from '#documents/resume/schema.ts';
import type { FurtherSectionKind } from '#documents/resume/section-kinds.ts';
import { sectionsInOrder, type OrderedSection } from '#documents/resume/section-order.ts';
import { withOrder, withUsualOrder } from './section-moves.ts';

/** What a resume without jobs shows in their place, beside education. */
export const INSTEAD_OF_JOBS = ['projects', 'volunteering'] as const satisfies FurtherSectionKind[];

/** The resume of somebody who has no jobs yet: without that section, and with what counts in its place in front. */
export function withoutJobs(data: ResumeData): ResumeData {
  const without = { ...data, includeEmployment: false };
  // An order of one's own stays.
  return data.order.length > 0 ? without : leading(without);
}

/** The same with jobs after all: what this has put in front goes back to its place. */
export function withJobs(data: ResumeData): ResumeData {
  const withThem = { ...data, includeEmployment: true };
  return isLeading(data) ? withUsualOrder(withThem) : withThem;
}

/** The resume with one more section; without jobs, those that count in their place come before skills and the rest. */
export function withSectionAdded(data: ResumeData, section: FurtherSection): ResumeData {
  const added = { ...data, sections: [...data.sections, section] };
  return hasNoJobsYet(data) && isLeading(data) ? leading(added) : added;
}

function leading(data: ResumeData): ResumeData {
  const inOrder = sectionsInOrder(data);
  const rank = ({ section }: OrderedSection): number => {
    if (section === 'summary') return 0;
    if (section === 'education') return 1;
    const kind = typeof section === 'number' ? data.sections[section]?.kind : undefined;
    const place = INSTEAD_OF_JOBS.findIndex((one) => one === kind);
    return place < 0 ? 2 + INSTEAD_OF_JOBS.length : 2 + place;
  };
  // What counts alike stays as it stood.
  return withOrder(
    data,
    inOrder.toSorted((one, other) => rank(one) - rank(other)),
  );
}

/** Whether the sections stand as they do here without jobs, and nobody has moved one since. */
function isLeading(data: ResumeData): boolean {
  const ids = (order: readonly OrderedSection[]) => order.map(({ place }) => place.id).join();
  return ids(sectionsInOrder(leading({ ...data, order: [] }))) === ids(sectionsInOrder(data));
}
